import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { makeSite, type Place } from '../../../test/backup/places';
import { signIn } from '../../../test/build-app';
import { waitUntil } from '../../../test/processes/wait-until';
import { buildApp, type App } from '../../app';
import type { Config } from '../../config';
import { auditLog } from '../../database/schema/auth';
import { mailOutbox } from '../../database/schema/mail';
import { notifications } from '../../database/schema/notifications';
import { openDatabase } from '../../database/open-database';
import { nameArchive, nameRecord } from './archives/archive-names';
import { openOwnPlace } from './own-place';
import { runBackup } from './run-backup';
import { runBackupProcess } from './process/run-process';

jest.setTimeout(300_000);

interface Site {
  readonly app: App;
  readonly config: Config;
  /** Is the folder that the site backs itself up to. */
  readonly folder: string;
  /** Lists what is in it, and what unfinished work has left in the data folder. */
  readonly list: () => Promise<{ archives: string[]; leftovers: string[] }>;
}

const METRICS_TOKEN = 'the-token-of-the-monitoring';
const opened: { app: App; place: Place; folder: string }[] = [];
afterEach(async () => {
  for (const { app, place, folder } of opened.splice(0)) {
    await app.close();
    await place.remove();
    await rm(folder, { recursive: true, force: true });
  }
});

async function openSite(): Promise<Site> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'narthex-backups-'));
  const place = await makeSite({
    nightly: { place: { kind: 'folder', folder }, hour: 2 },
    metricsToken: METRICS_TOKEN,
  });
  const { dataDir, databaseUrl } = place.config;
  const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  const app = await buildApp({ config: place.config, database });
  opened.push({ app, place, folder });
  const own = await openOwnPlace(app.db, { kind: 'folder', folder });
  const siteFolder = path.join(folder, own.siteFolder);
  const list = async () => ({
    archives: (await readdir(siteFolder).catch(() => [])).sort(),
    leftovers: (await readdir(dataDir)).filter((name) => /^(backup|restore|database-copy)-/.test(name)),
  });
  return { app, config: place.config, folder: siteFolder, list };
}

const readEntries = async (app: App) =>
  (await app.db.select().from(auditLog).where(eq(auditLog.subject_type, 'backup'))).map(
    ({ action }) => action,
  );

async function readWarnings(app: App) {
  const told = await app.db.select().from(notifications).where(eq(notifications.kind, 'system'));
  const mails = await app.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'notice'));
  return { told, mails };
}

it('is made once by two processes, in one of its own, and cleans up what a killed one has left', async () => {
  const { app, config, folder, list } = await openSite();
  const { headers } = await signIn(app, 'admin');
  const half = `${nameArchive(new Date(0))}.part`;
  const killed = 'backup-nightly-killed';
  await mkdir(folder);
  await writeFile(path.join(folder, half), 'half');
  await mkdir(path.join(config.dataDir, killed, 'site'), { recursive: true });

  const job = app.jobs.run('backups');
  await waitUntil(async () => (await list()).leftovers.some((name) => name !== killed));
  const signal = new AbortController().signal;
  const place = { kind: 'folder', folder: path.dirname(folder) } as const;
  const other = await runBackup(app, { place, signal });
  expect(other).toEqual({ kind: 'busy' });
  await job;

  const { archives, leftovers } = await list();
  expect(archives).toEqual([
    expect.stringMatching(/Z\.narthex$/),
    expect.stringMatching(/Z\.narthex\.json$/),
  ]);
  expect(leftovers).toEqual([]);
  expect(await readEntries(app)).toEqual(['backup.prove']);
  const { data } = (await app.inject({ url: '/api/v1/admin/system', headers })).json();
  expect(data.backups).toMatchObject({
    ...{ hour: 2, is_running: false, is_late: false, kept: 1, failure: null },
    place: { kind: 'folder', name: expect.stringMatching(/^narthex-backups-/) },
    last: { bytes: expect.any(Number), rows: expect.any(Number) },
  });
  const authorization = `Bearer ${METRICS_TOKEN}`;
  const metrics = await app.inject({ url: '/metrics', headers: { authorization } });
  expect(metrics.body).toMatch(/^narthex_backup_age_seconds \d+/m);
  // It was made for this night, so the next look makes none.
  await app.jobs.run('backups');
  expect(await list()).toEqual({ archives, leftovers: [] });
});

it('that fails warns administrators on the dashboard and by email, once a night', async () => {
  const { app, folder } = await openSite();
  const { user, headers } = await signIn(app, 'admin');
  await signIn(app, 'member');
  const away = path.dirname(folder);
  await rename(away, `${away}-away`);
  expect(await app.backups.run()).toBe('failed');
  expect(await app.backups.run()).toBe('failed');
  const { told, mails } = await readWarnings(app);
  expect(told).toMatchObject([
    {
      user_id: user.id,
      text: 'A backup of the site failed: The place for backups can’t be reached.',
      link: '/admin/system',
    },
  ]);
  const data = { subject: 'A backup of our site failed', link: { path: '/admin/system' } };
  expect(mails).toMatchObject([{ to_email: user.email, data }]);
  const { backups } = (await app.inject({ url: '/api/v1/admin/system', headers })).json().data;
  expect(backups).toMatchObject({ last: null, failure: { step: 'reach', reason: expect.any(String) } });
  expect(JSON.stringify([backups, mails])).not.toContain(os.tmpdir());
  await rename(`${away}-away`, away);
});

it('is refused where the disk of the earlier ones is not mounted, until somebody names a new one', async () => {
  const { app, folder, list } = await openSite();
  const { headers } = await signIn(app, 'admin');
  expect(await app.backups.run()).toBe('done');
  const mountPoint = path.dirname(folder);
  await rename(mountPoint, `${mountPoint}-unmounted`);
  await mkdir(mountPoint);
  expect(await app.backups.run()).toBe('failed');
  const reason =
    'The earlier backups of this site are no longer in BACKUP_TO: mount its disk. ' +
    `If a new disk takes its place, make the folder ${path.basename(folder)} on it.`;
  const { backups } = (await app.inject({ url: '/api/v1/admin/system', headers })).json().data;
  expect(backups).toMatchObject({ failure: { step: 'reach', reason } });
  expect(await readdir(mountPoint)).toEqual([]);

  await mkdir(folder);
  expect(await app.backups.run()).toBe('done');
  expect((await list()).archives).toHaveLength(2);
  await rm(`${mountPoint}-unmounted`, { recursive: true });
});

it('that is late warns once, where no failure has said so', async () => {
  const { app, folder } = await openSite();
  await signIn(app, 'admin');
  const at = new Date(Date.now() - 48 * 3_600_000);
  const archive = nameArchive(at);
  const time = at.toISOString();
  await mkdir(folder);
  await writeFile(path.join(folder, archive), 'archive');
  const counts = { bytes: 7, rows: 1, tables: 1, foreign_keys: 1, files: 1 };
  const record = { archive, as_of: time, proven_at: time, sha256: '', ...counts };
  await writeFile(path.join(folder, nameRecord(archive)), JSON.stringify(record));
  // Another process seems to make the backup, and never ends.
  await app.db.execute(
    `insert into leases (name, holder, expires_at) values ('backup', 'another process', now() + interval '2 minutes')`,
  );
  await app.jobs.run('backups');
  await app.jobs.run('backups');
  const { told, mails } = await readWarnings(app);
  expect([told.length, mails.length]).toEqual([1, 1]);
  expect(told[0]?.text).toMatch(/late/);
});

it('leaves no half archive when the server stops meanwhile', async () => {
  const { app, config, list } = await openSite();
  const run = app.backups.run();
  await waitUntil(async () => (await list()).leftovers.length > 0);
  await app.close();
  expect(await run).toBe('stopped');
  const left = await readdir(config.dataDir);
  expect(left.filter((name) => name.startsWith('backup-'))).toEqual([]);
  expect((await list()).archives.filter((name) => !name.endsWith('.narthex'))).toEqual([]);
});

it('is ended when it takes too long', async () => {
  const { config, folder } = await openSite();
  const work = path.join(config.dataDir, 'work');
  await mkdir(work);
  const running = runBackupProcess(
    {
      config,
      place: { kind: 'folder', folder: path.dirname(folder) },
      siteFolder: 'narthex-x',
      work,
      copy: undefined,
      rendersPages: false,
      timeZone: 'UTC',
    },
    { signal: new AbortController().signal, withinMs: 1 },
  );
  await expect(running).rejects.toMatchObject({ step: 'time' });
});
