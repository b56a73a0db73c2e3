import { registrySchema, type Mount, type Registry } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { MANIFEST } from '../../delivery/remote-package';
import { fillMount } from './fill-mount';
import type { LiveRemote, RemoteVersion } from './repository';

const source = ({ remote, version, manifestIntegrity }: RemoteVersion) => ({
  url: `/remotes/${remote}/${version}/${MANIFEST}`,
  integrity: manifestIntegrity,
  version,
});

/** Every mount of the live remotes, with the site's own names. */
export const presentMounts = (live: readonly LiveRemote[], site: Site): Mount[] =>
  live.flatMap((remote) => remote.live.descriptor.mounts.map((mount) => fillMount(mount, site)));

/** The registry document of what is live, strictly validated: a registry that isn't sound is never served. */
export function presentRegistry(live: readonly LiveRemote[], site: Site): Registry {
  // The sitemap is written here: what it needs doesn't travel with every page.
  const present = (mount: Mount): Mount => {
    const { sitemap: _, ...rest } = fillMount(mount, site);
    return rest;
  };
  return registrySchema.parse({
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: Object.fromEntries(
      live.map((remote) => {
        const { url, integrity, version } = source(remote.live);
        const { contract, title, owner, mounts } = remote.live.descriptor;
        const entry = {
          url,
          metadata: { integrity, version },
          deployment: { traffic: 100, default: true },
          extras: {
            contract,
            title,
            owner,
            mounts: mounts.map(present),
            ...(remote.previous && { previous: source(remote.previous) }),
          },
        };
        return [remote.live.remote, [entry]];
      }),
    ),
  });
}
