import type { Mount } from '@narthex/shared-contracts';
import { FEDERATION_RUNTIME } from '@narthex/shared-contracts/shared-packages';
import { MANIFEST } from '@narthex/shared-contracts/remote-package';
import { eq } from 'drizzle-orm';
import type { App } from '../src/app';
import { computeIntegrity } from '../src/builds/integrity';
import { toPackageFile } from '../src/builds/packages/package-file';
import { NODE_BUILD, readManifest, type RemotePackage } from '../src/builds/packages/remote-package';
import { remoteGrants } from '../src/database/schema/remotes';
import { publishRemote } from '../src/modules/delivery/publishing/publish-remote';
import { grantClaims } from '../src/modules/delivery/grants/grant-repository';
import { namedWriter } from '../src/writes/unit/writer';

export interface FakeRemote {
  readonly remote?: string;
  readonly version?: string;
  readonly mounts?: readonly Mount[];
  /** The calls that it makes. */
  readonly uses?: readonly string[];
  /** The code of its Node build; without one, browsers render its pages and the remote is isolated. */
  readonly nodeBuild?: string;
  /** Is the content of its only file for browsers. */
  readonly code?: string;
  /** Whatever else it holds, by name. */
  readonly assets?: Readonly<Record<string, string>>;
}

/** A version of a remote as a team hands it in. */
export function buildPackage({
  remote = 'public-site',
  version = '1.0.0-0123456789',
  mounts = [{ path: remote === 'public-site' ? '/' : `/${remote}`, guard: 'public', title: 'Home' }],
  uses,
  nodeBuild,
  code = 'export default null;',
  assets = {},
}: FakeRemote = {}): RemotePackage {
  const entry = 'remoteEntry.js';
  const parts = Object.entries({ [entry]: code, ...assets });
  const manifest = {
    metaData: {
      remote,
      version,
      globalName: remote,
      remoteEntry: { name: entry },
      integrity: Object.fromEntries(parts.map(([name, text]) => [name, computeIntegrity(Buffer.from(text))])),
      descriptor: {
        name: remote,
        owner: 'Test',
        contract: 1,
        title: remote,
        mounts: [...mounts],
        ...(uses && { uses }),
      },
      taken: { federation: FEDERATION_RUNTIME, urls: [], packages: {} },
    },
    exposes: [{ assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
  };
  const texts = new Map([
    [MANIFEST, JSON.stringify(manifest)],
    ...parts.map(([name, text]) => [name, text] as const),
  ]);
  if (nodeBuild !== undefined) texts.set(NODE_BUILD, nodeBuild);
  return { remote, version, files: toFiles(texts) };
}

/** Files that hold these texts. */
export const toFiles = (texts: Iterable<readonly [string, string | Buffer]>): RemotePackage['files'] =>
  new Map([...texts].map(([name, text]) => [name, toPackageFile(Buffer.from(text))]));

/** Describes a package before its files are uploaded. */
export const announce = ({ remote, version, files }: RemotePackage) => ({
  remote,
  version,
  files: Object.fromEntries([...files].map(([name, { integrity }]) => [name, integrity])),
});

/** The request that hands a package in. `more` is what its team says beside, or instead of, what `announce` says. */
export async function createUpload(remotePackage: RemotePackage, more: object = {}) {
  const form = new FormData();
  form.append('release', JSON.stringify({ ...announce(remotePackage), ...more }));
  for (const [name, file] of remotePackage.files)
    form.append('files', new Blob([new Uint8Array(await file.read())]), name);
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

/** Grants a remote what it claims, unless it has a grant. Only one with a Node build is a core remote. */
export async function grant(app: App, remotePackage: RemotePackage): Promise<void> {
  const { descriptor } = await readManifest(remotePackage);
  const granted = await grantClaims(app.db, descriptor);
  if (granted && !remotePackage.files.has(NODE_BUILD))
    await app.db.update(remoteGrants).set({ kind: 'isolated' }).where(eq(remoteGrants.id, granted.id));
}

/** Publishes a version of a remote and makes it live. */
export async function goLive(app: App, remote: FakeRemote = {}): Promise<void> {
  const remotePackage = buildPackage(remote);
  await grant(app, remotePackage);
  await publishRemote(app, remotePackage, {
    writer: namedWriter('Test'),
    source: 'local',
    release: { action: 'live', version: remotePackage.version, reason: 'Test' },
  });
}
