import { t } from '@narthex/shared-contracts/translate';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { namedWriter } from '../../../writes/unit/writer';
import { deleteRetiredVersions } from './retention-repository';
import { DAY_MS } from '../../../time-units';

/** A document may be open for that long, and loads the files of the versions it began with. */
const KEPT_AFTER_REPLACEMENT_MS = 14 * DAY_MS;
/** So many versions of a remote can always be gone back to. */
const MIN_VERSIONS_RETAINED = 5;

const HOUSEKEEPING = namedWriter(t('Housekeeping'));

/** Versions that were replaced two weeks ago go; their files follow once no other version has them. */
export const retentionPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.housekeeping.add('versions of remotes', async () => {
      const before = new Date(Date.now() - KEPT_AFTER_REPLACEMENT_MS);
      await app.unitOfWorkBy(HOUSEKEEPING, async ({ tx, audit }) => {
        const retired = await deleteRetiredVersions(tx, { before, newestKept: MIN_VERSIONS_RETAINED });
        for (const { remote, version } of retired) {
          await audit({
            action: 'remote.retire',
            subjectType: 'remote',
            subjectId: remote,
            before: { version },
          });
        }
      });
    });
  },
  { name: 'retention', dependencies: ['core', 'housekeeping', 'unit-of-work'] },
);
