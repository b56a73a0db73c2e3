import { registrySchema, type Mount, type Registry } from '@narthex/shared-contracts';
import { MANIFEST } from '../../delivery/remote-package';
import type { LiveRemote, RemoteVersion } from './repository';

const source = ({ remote, version, manifestIntegrity }: RemoteVersion) => ({
  url: `/remotes/${remote}/${version}/${MANIFEST}`,
  integrity: manifestIntegrity,
  version,
});

/** The registry document of what is live, strictly validated: a registry that isn't sound is never served. */
export function presentRegistry(live: readonly LiveRemote[], product: string): Registry {
  const filled = (mount: Mount): Mount => ({ ...mount, path: mount.path.replace('{product}', product) });
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
            mounts: mounts.map(filled),
            ...(remote.previous && { previous: source(remote.previous) }),
          },
        };
        return [remote.live.remote, [entry]];
      }),
    ),
  });
}
