import { t } from '@narthex/shared-contracts/translate';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { namedWriter } from '../../../writes/unit/writer';
import { deleteRetiredVersions } from './retention-repository';
import {
  ABANDONED_PACKAGE_RETENTION_MS,
  MIN_VERSIONS_RETAINED,
  REPLACED_VERSION_RETENTION_MS,
} from '../delivery-policy';
import { deleteAbandonedPackages } from '../publishing/receive-package';

const HOUSEKEEPING = namedWriter(t('Housekeeping'));

/** Deletes versions two weeks after they were replaced; their files follow when no other version uses them. */
export const retentionPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.housekeeping.add('versions that never arrived', () =>
      deleteAbandonedPackages(app.config.dataDir, new Date(Date.now() - ABANDONED_PACKAGE_RETENTION_MS)),
    );
    app.housekeeping.add('versions of remotes', async () => {
      const before = new Date(Date.now() - REPLACED_VERSION_RETENTION_MS);
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
