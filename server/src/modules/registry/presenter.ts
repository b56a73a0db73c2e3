import {
  descriptorSchema,
  registrySchema,
  type Mount,
  type Registry,
  type RegistryEntry,
} from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { MANIFEST } from '../../delivery/remote-package';
import { fillMount } from './fill-mount';
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

/** The mounts of a remote with the site's own names; one whose path they make unusable is skipped. */
function fillMounts({ live }: LiveRemote, mounts: readonly Mount[], site: Site, skip: Skip): Mount[] {
  return mounts.flatMap((mount) => {
    if (!mount.path.includes('{product}') || isUsableProduct(site.product)) return [fillMount(mount, site)];
    skip({
      remote: live.remote,
      reason: `${mount.path}: the product of the site settings can't be part of a path`,
    });
    return [];
  });
}

const buildRegistry = (entries: readonly (readonly [remote: string, entry: RegistryEntry])[]): Registry => ({
  schema: SCHEMA,
  microFrontends: Object.fromEntries(entries.map(([remote, entry]) => [remote, [entry]])),
});

/** The entry of one remote, or null when it isn't sound. A fallback that isn't sound is left out. */
function presentEntry(remote: LiveRemote, site: Site, skip: Skip): RegistryEntry | null {
  const name = remote.live.remote;
  const descriptor = descriptorSchema.safeParse(remote.live.descriptor);
  if (!descriptor.success) {
    skip({ remote: name, reason: `its descriptor is invalid: ${descriptor.error.message}` });
    return null;
  }
  const { contract, title, owner, mounts } = descriptor.data;
  const { url, integrity, version } = presentSource(remote.live);
  // The sitemap is written here: what it needs doesn't travel with every page.
  const present = ({ sitemap: _, ...mount }: Mount): Mount => mount;
  const extras = { contract, title, owner, mounts: fillMounts(remote, mounts, site, skip).map(present) };
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
export function presentRegistry(live: readonly LiveRemote[], site: Site, skip: Skip): Registry {
  return buildRegistry(
    live.flatMap((remote) => {
      const entry = presentEntry(remote, site, skip);
      return entry ? [[remote.live.remote, entry] as const] : [];
    }),
  );
}

/** Every mount of the live remotes that are served, with the site's own names. */
export const presentMounts = (live: readonly LiveRemote[], registry: Registry, site: Site): Mount[] =>
  live
    .filter((remote) => remote.live.remote in registry.microFrontends)
    .flatMap((remote) => fillMounts(remote, remote.live.descriptor.mounts, site, () => undefined));
