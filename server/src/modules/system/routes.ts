import type { FastifyInstance } from 'fastify';
import type { SystemStatus } from '@narthex/shared-contracts/schemas/system';
import { t } from '@narthex/shared-contracts/translate';
import { BACKUP_ACTIONS, BACKUP_SUBJECT } from '../../backup/nightly/backup-log-repository';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { countSentLately, readOutboxState } from '../../mail/outbox-state-repository';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { measureRemotes } from '../delivery/stored-versions/file-repository';
import {
  canRetry,
  listFailedMail,
  lockFailedMail,
  presentFailedMail,
  requeueMail,
} from './failed-mail-repository';
import { createDiskMeter, type DiskUse } from './measure-disk';
import { readDatabaseStatus } from './status-repository';
import { MINUTE_MS } from '../../time-units';

/** Measuring reads every folder, so the status page shows a result that may be this old. */
const DISK_MEASURED_EVERY_MS = 5 * MINUTE_MS;

function presentServer({ config, setupWarnings }: FastifyInstance): SystemStatus['server'] {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    node_version: process.versions.node,
    environment: config.environment,
    started_at: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    memory: { resident: rss, heap_used: heapUsed },
    warnings: [...setupWarnings.list()],
  };
}

async function presentDisk(
  { db, config }: FastifyInstance,
  { free, total, folders, measuredAt }: DiskUse,
): Promise<SystemStatus['disk']> {
  return {
    free,
    total,
    folders: [...folders],
    remotes: await measureRemotes(db),
    store: config.files.kind,
    measured_at: measuredAt.toISOString(),
  };
}

async function presentDatabase({ db, database }: FastifyInstance): Promise<SystemStatus['database']> {
  const { version, size, migrations, latencyMs } = await readDatabaseStatus(db);
  return {
    engine: database.engine,
    version,
    size,
    migrations,
    latency_ms: Math.round(latencyMs * 10) / 10,
  };
}

async function presentMail({ db, config }: FastifyInstance): Promise<SystemStatus['mail']> {
  const { waiting, refused, refusal, failed } = await readOutboxState(db);
  const goesTo = config.smtpUrl ? 'server' : 'folder';
  return { goes_to: goesTo, waiting, refused, refusal, failed, sent_lately: await countSentLately(db) };
}

const presentJobs = async ({ jobs }: FastifyInstance): Promise<SystemStatus['jobs']> =>
  (await jobs.list()).map(({ name, everyMs, lastRunAt, hasFailed }) => ({
    name,
    every_minutes: everyMs / MINUTE_MS,
    last_run_at: lastRunAt?.toISOString() ?? null,
    has_failed: hasFailed,
  }));

export const systemRoutes: ModuleRoutes = async (app) => {
  const readDiskUse = createDiskMeter(app.config, DISK_MEASURED_EVERY_MS);

  handle(app, 'system.status', async () => ({
    success: true,
    data: {
      server: presentServer(app),
      database: await presentDatabase(app),
      disk: await presentDisk(app, await readDiskUse()),
      mail: await presentMail(app),
      jobs: await presentJobs(app),
      backups: await app.backups.readStatus(),
    },
  }));

  handle(app, 'system.backUp', async ({ request }) => {
    const { place, is_running: isRunning } = await app.backups.readStatus();
    if (!place)
      throw problem('conflict', t('No place for backups is set. Ask whoever looks after the server.'));
    if (isRunning) throw problem('conflict', t('A backup is being made already.'));
    await app.unitOfWork(request, ({ audit }) =>
      audit({
        action: BACKUP_ACTIONS.start,
        subjectType: BACKUP_SUBJECT,
        after: { title: place.name },
      }),
    );
    // It takes minutes and reports by itself how it ended.
    app.backups.run().catch((error: unknown) => app.log.error({ err: error }, 'a backup was not reported'));
    return { success: true, message: t('The backup has begun.') };
  });

  handle(app, 'mail.listFailed', async ({ query }) =>
    listResponse(await listFailedMail(app.db, query), presentFailedMail),
  );

  handle(app, 'mail.retry', async ({ params, request }) => {
    await app.unitOfWork(request, async ({ tx, audit }) => {
      const row = await lockFailedMail(tx, params.id);
      if (!row) throw problem('not_found', t('This email was sent or waits already.'));
      if (!canRetry(row))
        throw problem('conflict', t('The text of this email was deleted, so it can’t be sent again.'));
      await requeueMail(tx, row);
      const after = { title: row.template, email: row.to_email };
      await audit({ action: 'mail.retry', subjectType: 'mail', subjectId: row.id, after });
    });
    return { success: true, message: t('The email waits to be sent again.') };
  });
};
