import type { Mount } from '@narthex/shared-contracts';
import { FEDERATION_RUNTIME } from '@narthex/shared-contracts/lent-packages';
import { MANIFEST } from '@narthex/shared-contracts/remote-package';
import type { App } from '../src/app';
import { computeIntegrity } from '../src/delivery/files/integrity';
import { NODE_BUILD, type RemotePackage } from '../src/delivery/remote-package';
import { publishRemote } from '../src/modules/delivery/publishing/publish-remote';
import { grantClaims } from '../src/modules/delivery/publishing/grant-repository';
import { checkPackage } from '../src/delivery/remote-package';
import { namedWriter } from '../src/writes/unit/writer';

export interface FakeRemote {
  readonly remote?: string;
  readonly version?: string;
  readonly mounts?: readonly Mount[];
  /** The code of its Node build; without one, browsers render its pages. */
  readonly nodeBuild?: string;
  /** What its one file for browsers holds. */
  readonly code?: string;
}

/** A version of a remote as a team hands it in. */
export function buildPackage({
  remote = 'public-site',
  version = '1.0.0-0123456789',
  mounts = [{ path: remote === 'public-site' ? '/' : `/${remote}`, guard: 'public', title: 'Home' }],
  nodeBuild,
  code = 'export default null;',
}: FakeRemote = {}): RemotePackage {
  const entry = 'remoteEntry.js';
  const manifest = {
    metaData: {
      remote,
      version,
      globalName: remote,
      remoteEntry: { name: entry },
      integrity: { [entry]: computeIntegrity(Buffer.from(code)) },
      descriptor: { name: remote, owner: 'Test', contract: 1, title: remote, mounts: [...mounts] },
      taken: { federation: FEDERATION_RUNTIME, urls: [], packages: {} },
    },
    exposes: [{ assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
  };
  const files = new Map([
    [MANIFEST, Buffer.from(JSON.stringify(manifest))],
    [entry, Buffer.from(code)],
  ]);
  if (nodeBuild !== undefined) files.set(NODE_BUILD, Buffer.from(nodeBuild));
  return { remote, version, files };
}

/** Grants a remote what it claims, unless it has a grant. */
export async function grant(app: App, remotePackage: RemotePackage): Promise<void> {
  const { descriptor } = checkPackage(remotePackage);
  await grantClaims(app.db, descriptor, remotePackage.files.has(NODE_BUILD));
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
