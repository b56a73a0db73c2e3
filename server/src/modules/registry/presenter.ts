import {
  descriptorSchema,
  registrySchema,
  type Mount,
  type Registry,
  type RegistryEntry,
} from '@narthex/shared-contracts';
import { MANIFEST } from '../../delivery/remote-package';
import type { LiveRemote, RemoteVersion } from './repository';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** What of the registry can't be served, and why. */
export interface SkippedEntry {
  readonly remote: string;
  readonly reason: string;
}

type Skip = (skipped: SkippedEntry) => void;

/** A product name that can be part of a path. */
const isUsableProduct = (product: unknown): product is string =>
  typeof product === 'string' && /^[\w-]{1,40}$/.test(product);

const presentSource = ({ remote, version, manifestIntegrity }: RemoteVersion) => ({
  url: `/remotes/${remote}/${version}/${MANIFEST}`,
  integrity: manifestIntegrity,
  version,
});

function fillMounts(remote: string, mounts: readonly Mount[], product: unknown, skip: Skip): Mount[] {
  return mounts.flatMap((mount) => {
    if (!mount.path.includes('{product}')) return [mount];
    if (isUsableProduct(product)) return [{ ...mount, path: mount.path.replace('{product}', product) }];
    skip({ remote, reason: `${mount.path}: the product of the site settings can't be part of a path` });
    return [];
  });
}

const buildRegistry = (entries: readonly (readonly [remote: string, entry: RegistryEntry])[]): Registry => ({
  schema: SCHEMA,
  microFrontends: Object.fromEntries(entries.map(([remote, entry]) => [remote, [entry]])),
});

/** The entry of one remote, or null when it isn't sound. A fallback that isn't sound is left out. */
function presentEntry(remote: LiveRemote, product: unknown, skip: Skip): RegistryEntry | null {
  const name = remote.live.remote;
  const descriptor = descriptorSchema.safeParse(remote.live.descriptor);
  if (!descriptor.success) {
    skip({ remote: name, reason: `its descriptor is invalid: ${descriptor.error.message}` });
    return null;
  }
  const { contract, title, owner, mounts } = descriptor.data;
  const { url, integrity, version } = presentSource(remote.live);
  const extras = { contract, title, owner, mounts: fillMounts(name, mounts, product, skip) };
  const entry = {
    url,
    metadata: { integrity, version },
    deployment: { traffic: 100, default: true },
    extras,
  };
  const withPrevious = remote.previous && {
    ...entry,
    extras: { ...extras, previous: presentSource(remote.previous) },
  };
  const check = (candidate: RegistryEntry) => registrySchema.safeParse(buildRegistry([[name, candidate]]));
  if (withPrevious && check(withPrevious).success) return withPrevious;
  if (withPrevious) skip({ remote: name, reason: 'the version to fall back to is invalid' });
  const checked = check(entry);
  if (checked.success) return entry;
  skip({ remote: name, reason: `it is invalid: ${checked.error.message}` });
  return null;
}

/** The registry document of what is live. What isn't sound in it is skipped, so that the rest of the site goes on. */
export function presentRegistry(live: readonly LiveRemote[], product: unknown, skip: Skip): Registry {
  return buildRegistry(
    live.flatMap((remote) => {
      const entry = presentEntry(remote, product, skip);
      return entry ? [[remote.live.remote, entry] as const] : [];
    }),
  );
}
