import { intersectUses, type Descriptor } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { shareRead } from '../../../content-cache/share-read';
import { problem } from '../../../problem-error';
import { listAllGrants } from '../grants/grant-repository';
import { listLive } from '../releases/release-repository';

const declaredUses = (versions: readonly ({ readonly descriptor: Descriptor } | null | undefined)[]) =>
  versions.flatMap((version) => version?.descriptor.uses ?? []);

/**
 * Provides the uses of isolated remotes: what the grant allows of what the served versions declare. The browser
 * chooses between live version, canary and fallback, so the uses of all three count, and those of a version that
 * this browser previews.
 */
export const remoteUses = fastifyPlugin(
  async (app: FastifyInstance) => {
    const readServed = shareRead(app, ['remotes'], async () => {
      const [grants, live] = [await listAllGrants(app.db), await listLive(app.db)];
      return new Map(
        grants.map((grant) => [
          grant.remote,
          { grant, served: live.find(({ live: { remote } }) => remote === grant.remote) },
        ]),
      );
    });

    app.decorate('findRemoteUses', async (request: FastifyRequest, remote: string) => {
      const found = (await readServed()).get(remote);
      if (!found) throw problem('forbidden', t('{remote} has no grant.', { remote }));
      const { grant, served } = found;
      const previewed = await app.findPreview(request);
      if (previewed?.remote === remote)
        return intersectUses(
          declaredUses([previewed, served?.live, served?.good, served?.canary?.version]),
          grant.uses,
        );
      if (grant.kind === 'core')
        throw problem(
          'forbidden',
          t('{remote} is a core remote, and makes no calls from a frame.', { remote }),
        );
      if (!served || served.disabled !== null)
        throw problem('forbidden', t('{remote} is switched off.', { remote }));
      return intersectUses(declaredUses([served.live, served.good, served.canary?.version]), grant.uses);
    });
  },
  { name: 'remote-uses', dependencies: ['visitor-versions'] },
);
