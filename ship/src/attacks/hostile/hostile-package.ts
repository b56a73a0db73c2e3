import { createHash, randomBytes } from 'node:crypto';
import { RELEASE_FIELD, FILES_FIELD, signedText } from '@narthex/shared-contracts/schemas/publishing';
import { signText } from '@narthex/shared-contracts/team-token';
import type { SiteClient } from '../../site-client';

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Returns the container name that a version of a remote must have. */
const containerName = (remote: string, version: string) => `narthex_${remote}_${version}`.replace(/\W/g, '_');

/** Returns the path of a second page of a hostile remote, which only leaders may open. */
export const leadersPath = (remote: string) => `/${remote}-leaders`;

/** Holds a version of a remote as it is handed in. */
export interface HostilePackage {
  readonly remote: string;
  readonly version: string;
  /** Names the global that its script sets. */
  readonly container: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Describes what a package says besides its only script. */
export interface PackageParts {
  readonly descriptor?: object;
  readonly files?: Readonly<Record<string, string>>;
}

/** Builds a version of a remote from one script, as a build of the kit would hand it in. */
export function buildHostile(
  remote: string,
  writeCode: (container: string) => string,
  { descriptor = {}, files = {} }: PackageParts = {},
): HostilePackage {
  const version = `1.0.0-${randomBytes(5).toString('hex')}`;
  const container = containerName(remote, version);
  const parts = { 'remoteEntry.js': writeCode(container), ...files };
  const manifest = {
    metaData: {
      ...{ remote, version, globalName: container, remoteEntry: { name: 'remoteEntry.js' } },
      integrity: Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, hash(text)])),
      descriptor: {
        ...{ name: remote, owner: 'Strangers', contract: 1, title: 'Hostile remote' },
        mounts: [
          { path: `/${remote}`, guard: 'public', title: 'Hostile remote' },
          { path: leadersPath(remote), guard: 'leader', title: 'Hostile page' },
        ],
        uses: [],
        ...descriptor,
      },
      taken: { federation: '2.9.2', urls: [], packages: {} },
    },
    exposes: [{ assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
  };
  const all = new Map([['mf-manifest.json', JSON.stringify(manifest)], ...Object.entries(parts)]);
  return { remote, version, container, files: all };
}

/** Hands a version in. Throws SiteError if the site refuses. @param seed The second half of a key; null signs nothing. */
export async function handIn(
  client: SiteClient,
  { remote, version, files }: HostilePackage,
  to: 'live' | 'preview' = 'live',
  seed = client.seed,
): Promise<void> {
  const form = new FormData();
  const hashes = Object.fromEntries([...files].map(([name, text]) => [name, hash(text)]));
  const signature = seed === null ? undefined : signText(signedText(remote, version, hashes), seed);
  form.append(RELEASE_FIELD, JSON.stringify({ remote, version, files: hashes, signature, to }));
  for (const [name, text] of files) form.append(FILES_FIELD, new File([text], name));
  await client.upload('delivery.publish', form);
}
