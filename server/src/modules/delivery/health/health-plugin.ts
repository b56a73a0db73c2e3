import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { RemoteReport } from '@narthex/shared-contracts/schemas/remote-reports';
import { addReport, deleteOldHealth, emptyCounts, saveCounts, type HealthCounts } from './health-repository';

const SAVED_EVERY_MS = 5_000;
/** Names that nobody published could fill the memory. */
const MAX_WAITING = 200;

declare module 'fastify' {
  interface FastifyInstance {
    readonly remoteHealth: {
      /** Counts a report. Each visit sends one, so they are added up here and stored together. */
      add(report: RemoteReport): void;
      /** Stores what was counted. */
      save(): Promise<void>;
    };
  }
}

export const healthPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    let waiting = new Map<string, HealthCounts>();

    const save = async () => {
      const counted = [...waiting.values()];
      waiting = new Map();
      await saveCounts(app.db, counted);
    };
    app.decorate('remoteHealth', {
      add(report) {
        const key = `${report.remote} ${report.version}`;
        const counts = waiting.get(key) ?? emptyCounts(report.remote, report.version, new Date());
        if (!waiting.has(key) && waiting.size >= MAX_WAITING) return;
        addReport(counts, report);
        waiting.set(key, counts);
      },
      save,
    });

    const timer = setInterval(() => {
      save().catch((error: unknown) => app.log.error({ err: error }, 'reports of remotes were not stored'));
    }, SAVED_EVERY_MS);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await save().catch((error: unknown) =>
        app.log.error({ err: error }, 'reports of remotes were not stored'),
      );
    });
    app.housekeeping.add('health of remotes', () => deleteOldHealth(app.db));
  },
  { name: 'remote-health', dependencies: ['core', 'housekeeping'] },
);
