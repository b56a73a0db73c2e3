import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { BackupStatus } from '@narthex/shared-contracts/schemas/backups';
import { SECOND_MS } from '../../time-units';
import { describeFailure } from '../commands/describe-failure';
import { describePlace } from './archives/backup-place';
import type { ProvenBackups } from './archives/catalogue';
import { readFailuresSince, readLastFailure } from './backup-log-repository';
import { BACKUP_LATE_MS, CHECK_INTERVAL_MS } from './backup-policy';
import { createBackupState, type BackupState } from './backup-state';
import { findDueTime, isBackupDue } from './due-backup';
import type { BackupPlaceSettings } from './nightly-settings';
import { hashPlace } from './own-place';
import { reportFailed, reportLate, reportProven } from './report-backup';
import { hideFolders, isBackupRunning, runBackup, type RunOutcome } from './run-backup';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the site's own backups, every night and on demand, and knows which of them count. */
    readonly backups: {
      readStatus(): Promise<BackupStatus>;
      /** Makes a backup now, and reports how it ended. Throws if no place is set. */
      run(): Promise<RunOutcome['kind']>;
    };
  }
}

const JOB = 'backups';
const NEVER = new Date(0);

const isLate = ({ last }: ProvenBackups) =>
  last !== null && Date.now() - Date.parse(last.as_of) > BACKUP_LATE_MS;

/** Holds what one process does about the backups of the site. */
class NightlyBackups {
  private readonly state: BackupState;
  private readonly stop = new AbortController();
  private lastKnown: ProvenBackups = { kept: 0, last: null };
  private underWay: Promise<RunOutcome['kind']> | null = null;

  constructor(
    private readonly app: FastifyInstance,
    private readonly place: BackupPlaceSettings,
  ) {
    this.state = createBackupState(app, place);
  }

  /** Returns the proven backups; while their place is away, those that were known last, and why it is away. */
  async look(): Promise<{ readonly proven: ProvenBackups; readonly error?: unknown }> {
    try {
      this.lastKnown = await this.state.read();
      return { proven: this.lastKnown };
    } catch (error) {
      return { proven: this.lastKnown, error };
    }
  }

  private async findDue(): Promise<Date> {
    const { time_zone: timeZone } = await this.app.currentSite();
    return findDueTime(new Date(), this.app.config.nightly.hour, timeZone);
  }

  /** Makes a backup if one is due. Running it twice does no harm. */
  async check(): Promise<void> {
    const due = await this.findDue();
    const { last } = (await this.look()).proven;
    const failures = await readFailuresSince(this.app.db, due);
    const provenAsOf = last && new Date(last.as_of);
    if (isBackupDue(new Date(), { due, provenAsOf, failures })) await this.run();
    const { proven: after } = await this.look();
    if (after.last === null || !isLate(after)) return;
    if ((await readFailuresSince(this.app.db, due)).count === 0) await reportLate(this.app, after.last);
  }

  run(): Promise<RunOutcome['kind']> {
    this.underWay ??= this.runAndReport().finally(() => (this.underWay = null));
    return this.underWay;
  }

  private async runAndReport(): Promise<RunOutcome['kind']> {
    const { app, place, state } = this;
    const outcome = await runBackup(app, { place, signal: this.stop.signal });
    state.forget();
    if (outcome.kind === 'done') {
      await reportProven(app, outcome.record, hashPlace(place));
      app.log.info(outcome.record, 'a backup was made, restored and compared');
    }
    if (outcome.kind === 'failed') {
      const { step, message: reason, output } = outcome.error;
      app.log.error({ step, reason, output }, 'a backup failed');
      const { last } = (await this.look()).proven;
      await reportFailed(app, { step, reason, due: await this.findDue(), last });
    }
    return outcome.kind;
  }

  async readStatus(): Promise<Omit<BackupStatus, 'place' | 'hour'>> {
    const { db, config } = this.app;
    const { proven, error } = await this.look();
    const { last, kept } = proven;
    const away = error !== undefined && {
      at: new Date().toISOString(),
      step: 'reach' as const,
      reason: hideFolders(describeFailure(error, config), config),
    };
    return {
      is_running: await isBackupRunning(this.app),
      is_late: isLate(proven),
      kept,
      last: last && { as_of: last.as_of, bytes: last.bytes, rows: last.rows, files: last.files },
      failure: away || (await readLastFailure(db, last ? new Date(last.proven_at) : NEVER)),
    };
  }

  async close(): Promise<void> {
    this.stop.abort();
    await this.underWay?.catch(() => undefined);
  }
}

function addMetrics({ metrics }: FastifyInstance, nightly: NightlyBackups | null): void {
  const read = async (describe: (proven: ProvenBackups) => number) =>
    nightly ? [{ value: describe((await nightly.look()).proven) }] : [];
  metrics.gauge({
    name: 'narthex_backup_age_seconds',
    help: 'Age of the last backup that was restored by itself and compared; infinite if there is none.',
    read: () =>
      read(({ last }) =>
        last ? (Date.now() - Date.parse(last.as_of)) / SECOND_MS : Number.POSITIVE_INFINITY,
      ),
  });
  metrics.gauge({
    name: 'narthex_backup_bytes',
    help: 'Size of that backup.',
    read: () => read(({ last }) => last?.bytes ?? 0),
  });
}

const NONE = { is_running: false, is_late: false, kept: 0, last: null, failure: null } as const;

/** Backs the site up every night to the place that the settings name. Among several processes, one does. */
export const backups = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { place, hour } = app.config.nightly;
    const nightly = place ? new NightlyBackups(app, place) : null;
    app.decorate('backups', {
      readStatus: async () => ({
        place: place ? describePlace(place) : null,
        hour,
        ...(nightly ? await nightly.readStatus() : NONE),
      }),
      run: async () => {
        if (!nightly) throw new Error('BACKUP_TO is not set.');
        return nightly.run();
      },
    });
    addMetrics(app, nightly);
    if (!nightly) return;
    app.jobs.add({ name: JOB, everyMs: CHECK_INTERVAL_MS, run: () => nightly.check() });
    // The database is still open then, which the report and the lease need.
    app.addHook('preClose', () => nightly.close());
  },
  {
    name: 'backups',
    dependencies: ['core', 'metrics', 'jobs', 'current-site', 'unit-of-work', 'database-copies'],
  },
);
