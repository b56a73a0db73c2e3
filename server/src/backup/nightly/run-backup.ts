import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { acquireLease, readLeaseEnds, releaseLease } from '../../jobs/lease-repository';
import { SECOND_MS } from '../../time-units';
import { describeFailure } from '../commands/describe-failure';
import type { DatabaseCopy } from '../create-backup';
import { makeWorkFolder } from '../work-folder';
import { removeUnfinished, type ProofRecord } from './archives/catalogue';
import { LEASE_MS, LEASE_RENEWAL_MS } from './backup-policy';
import type { BackupPlaceSettings } from './nightly-settings';
import { openOwnPlace } from './own-place';
import { BackupRunError, runBackupProcess } from './process/run-process';

const LEASE = 'backup';
const WORK_PREFIX = 'backup-nightly-';

/** The folder of a process that was killed. Only who holds the lease may delete it. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(WORK_PREFIX)) await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}

async function copyDatabase(app: FastifyInstance, work: string): Promise<DatabaseCopy | undefined> {
  if (!app.copyDatabase) return undefined;
  const dataDir = path.join(work, 'copy');
  const asOf = new Date().toISOString();
  await mkdir(dataDir, { mode: 0o700 });
  await app.copyDatabase(dataDir);
  return { dataDir, asOf };
}

/** Browsers render the pages where the build for servers is missing. */
async function rendersPages(app: FastifyInstance): Promise<boolean> {
  const { statusCode, body } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  return statusCode === 200 && body.includes('<h1');
}

export interface BackupRun {
  readonly place: BackupPlaceSettings;
  /** Ends the backup without a result. */
  readonly signal: AbortSignal;
}

async function make(app: FastifyInstance, { place, signal }: BackupRun): Promise<ProofRecord> {
  const { config } = app;
  await removeLeftovers(config.dataDir);
  const own = await openOwnPlace(app.db, place).catch((error: unknown) => {
    throw new BackupRunError('reach', describeFailure(error, config), String(error));
  });
  const { folder: work, remove } = await makeWorkFolder(config.dataDir, WORK_PREFIX);
  try {
    const copy = await copyDatabase(app, work);
    const { siteFolder } = own;
    const { time_zone: timeZone } = await app.currentSite();
    const request = { config, place, siteFolder, work, copy, timeZone };
    return await runBackupProcess({ ...request, rendersPages: await rendersPages(app) }, { signal });
  } catch (error) {
    // A process that was killed could not delete its half of an archive.
    await removeUnfinished(own.place).catch((cause: unknown) =>
      app.log.warn({ err: cause }, 'half an archive may be left'),
    );
    throw error;
  } finally {
    await remove(false);
  }
}

/** People who look after the site need not know where it is on its machine. */
export function hideFolders(reason: string, { dataDir, files, nightly: { place } }: Config): string {
  const folders: [string, string][] = [
    ...(place?.kind === 'folder' ? [[place.folder, 'BACKUP_TO'] as [string, string]] : []),
    ...(files.kind === 'folder' && files.folder !== dataDir
      ? [[files.folder, 'FILES_DIR'] as [string, string]]
      : []),
    [dataDir, 'DATA_DIR'],
  ];
  return folders.reduce((text, [folder, name]) => text.replaceAll(folder, name), reason);
}

/** Is how a run ended. Another process that makes one just now is `busy`, and `stopped` is without a result. */
export type RunOutcome =
  | { readonly kind: 'done'; readonly record: ProofRecord }
  | { readonly kind: 'failed'; readonly error: BackupRunError }
  | { readonly kind: 'busy' | 'stopped' };

const toRunError = (error: unknown, app: FastifyInstance): BackupRunError =>
  error instanceof BackupRunError
    ? new BackupRunError(error.step, hideFolders(error.message, app.config), error.output)
    : new BackupRunError('write', hideFolders(describeFailure(error, app.config), app.config), String(error));

/** Makes a backup unless some process of the site makes one already. */
export async function runBackup(app: FastifyInstance, run: BackupRun): Promise<RunOutcome> {
  const holder = randomUUID();
  const hold = () => acquireLease(app.db, { name: LEASE, holder, forSeconds: LEASE_MS / SECOND_MS });
  if (!(await hold())) return { kind: 'busy' };
  let held: Promise<unknown> = Promise.resolve();
  const renewal = setInterval(() => {
    held = hold().catch((error: unknown) => app.log.warn({ err: error }, 'the lease was not renewed'));
  }, LEASE_RENEWAL_MS);
  renewal.unref();
  try {
    return { kind: 'done', record: await make(app, run) };
  } catch (error) {
    return run.signal.aborted ? { kind: 'stopped' } : { kind: 'failed', error: toRunError(error, app) };
  } finally {
    clearInterval(renewal);
    await held;
    await releaseLease(app.db, LEASE, holder);
  }
}

/** Returns true while some process makes a backup. */
export async function isBackupRunning(app: FastifyInstance): Promise<boolean> {
  const end = (await readLeaseEnds(app.db, [LEASE])).get(LEASE);
  return end !== undefined && end.getTime() > Date.now();
}
