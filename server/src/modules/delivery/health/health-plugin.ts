import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { RemoteReport } from '@narthex/shared-contracts/schemas/remote-reports';
import { shareRead } from '../../../content-cache/share-read';
import { readSiteSecret } from '../../../plugins/secrets/site-secret-repository';
import { readSettings } from '../../../site/site-repository';
import { deleteOldHealth, saveCounts } from './health-repository';
import { ReportCounter, type ReportCounts } from './reports/report-counter';
import {
  TICKET_SECRET,
  issueTicket,
  readTicket,
  type Ticket,
  type TicketRequest,
} from './reports/report-ticket';
import { deleteOldSignals, saveSignals } from './signal-repository';
import { deleteOldOutcomes, saveOutcomes } from './outcome-repository';
import { addRemoteMetrics } from './remote-metrics';
import { DAY_MS } from '../../../time-units';
import { REPORTS_SAVED_EVERY_MS } from '../delivery-policy';

type SavedHook = (remotes: readonly string[]) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly remoteHealth: {
      issueTicket(request: TicketRequest): Promise<ReturnType<typeof issueTicket>>;
      /** Returns null for a ticket that is expired or that this site didn't sign. */
      readTicket(text: string): Promise<Ticket | null>;
      /**
       * Adds a report to the counts in memory and returns whether it counted. Every visit sends reports, so they are
       * stored together.
       */
      add(report: RemoteReport, ticket: Ticket): Promise<boolean>;
      /** Stores the counts. */
      save(): Promise<void>;
      /** Adds a hook that is called with the remotes whose failures were stored. */
      onFailures(hook: SavedHook): void;
    };
  }
}

async function store(app: FastifyInstance, { counts, signals, outcomes }: ReportCounts): Promise<void> {
  await saveCounts(app.db, counts);
  await saveSignals(app.db, signals);
  await saveOutcomes(app.db, outcomes);
}

export const healthPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    addRemoteMetrics(app);
    const counter = new ReportCounter();
    const hooks: SavedHook[] = [];
    const readSecret = shareRead(app, ['site'], () => readSiteSecret(app.db, TICKET_SECRET));

    const save = async () => {
      const counted = counter.drain();
      await store(app, counted);
      const failed = counted.outcomes
        .filter(({ has_failed: hasFailed }) => hasFailed)
        .map(({ remote }) => remote);
      if (failed.length > 0) for (const hook of hooks) await hook([...new Set(failed)]);
    };
    const saveSafely = () =>
      save().catch((error: unknown) => app.log.error({ err: error }, 'reports of remotes were not stored'));

    app.decorate('remoteHealth', {
      issueTicket: async (request) => issueTicket(await readSecret(), request),
      readTicket: async (text) => readTicket(await readSecret(), text),
      add: async (report, ticket) => counter.add(report, ticket, await readSecret()),
      save,
      onFailures: (hook) => void hooks.push(hook),
    });

    const timer = setInterval(() => void saveSafely(), REPORTS_SAVED_EVERY_MS);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await saveSafely();
    });
    app.housekeeping.add('health of remotes', async () => {
      const { report_retention_days: reportRetentionDays } = await readSettings(app.db);
      const before = new Date(Date.now() - reportRetentionDays * DAY_MS);
      await deleteOldHealth(app.db, before);
      await deleteOldSignals(app.db, before);
      await deleteOldOutcomes(app.db);
    });
  },
  { name: 'remote-health', dependencies: ['core', 'content-versions', 'housekeeping'] },
);
