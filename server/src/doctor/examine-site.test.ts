import { chmod, mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { makeSite, withDatabase, type Place } from '../../test/backup/places';
import { withTestDatabase } from '../../test/database';
import { startMailServer } from '../../test/mail/mail-server';
import { NO_KEYS } from '../backup/backup-settings';
import { nameArchive, nameRecord, nameSiteFolder } from '../backup/nightly/archives/archive-names';
import { SIGNING_SECRET } from '../backup/signing-secret';
import type { Config } from '../config';
import type { Database } from '../database/database-handle';
import { openFileStore } from '../file-store/open-file-store';
import { readSiteSecret } from '../plugins/secrets/site-secret-repository';
import { HOUR_MS } from '../time-units';
import { CHECKS, examineSite, repairSite, runChecks, type CheckResult } from './examine-site';

jest.setTimeout(300_000);

const database = withTestDatabase();

const SAFE = { backup: { ...NO_KEYS, passphrase: 'a long passphrase' } };

let site: Place;
beforeAll(async () => {
  site = await makeSite();
  await withDatabase(site, ({ db }) => fill(db));
  await fill(database().db);
});
afterAll(() => site.remove());

async function fill(db: Database) {
  await db.execute(sql`insert into users (email, password_hash, first_name, last_name, role)
    values ('grace@church.test', 'hash', 'Grace', 'Wanjiru', 'admin')`);
  await db.execute(sql`insert into events (title, description, start_datetime, end_datetime, event_type)
    values ('Choir day', '', now(), now(), 'choir')`);
  await db.execute(sql`insert into event_occurrences (event_id, start_datetime, end_datetime)
    select id, start_datetime, end_datetime from events`);
}

async function run(db: Database, ...statements: ReturnType<typeof sql>[]) {
  for (const statement of statements) await db.execute(statement);
}

/** Leaves out the checks of builds: these tests also run where nothing was built. */
const name = (results: readonly CheckResult[]) =>
  results
    .filter(({ check, findings }) => findings.some(({ isHint }) => !isHint) && check.name !== 'built pages')
    .map(({ check }) => check.name);

/** Runs the checks on the rows of the test database, which is open already: opening a copy of the site's own takes seconds. */
async function check(more: Partial<Config> = {}): Promise<CheckResult[]> {
  const { db, engine } = database();
  const config = { ...site.config, ...more };
  return runChecks({ config, engine, db, files: await openFileStore(config) }, CHECKS);
}

const examine = async (more: Partial<Config> = {}) => name(await check(more));

it('finds nothing wrong with a site that is well', async () => {
  expect(name(await examineSite(site.config))).toEqual([]);
});

it('finds what counts wrongly, and repairs it', async () => {
  await withDatabase(site, ({ db }) =>
    run(
      db,
      sql`update event_occurrences set seats_taken = 3`,
      sql`update figures set total = 70 where name = 'members'`,
      sql`select setval('events_id_seq', 1, false)`,
      sql`insert into ministries (name, description, leader, email, member_count)
        values ('Choir', '', 'Grace', 'choir@church.test', 7)`,
    ),
  );
  const found = await examineSite(site.config);
  expect(name(found)).toEqual([
    'seats of events',
    'members of ministries',
    'figures of the dashboards',
    'numbers of new rows',
  ]);
  await repairSite(site.config, found);
  expect(name(await examineSite(site.config))).toEqual([]);
});

it('finds rows without their files, emails that wait for too long, and that nobody can administer the site', async () => {
  const { db } = database();
  await run(
    db,
    sql`insert into media (key, kind, content_type, bytes) values ('dawn-8x8-0a1b2c3d', 'image', 'image/png', 9)`,
    sql`insert into shell_files (file, integrity) values ('shell.js', ${`sha384-${Buffer.alloc(48).toString('base64')}`})`,
    sql`update users set is_active = false`,
    sql`insert into mail_outbox (to_email, template, data, created_at)
      values ('a@church.test', 'x', '{}', now() - interval '2 hours')`,
  );
  expect(await examine()).toEqual([
    'administrators',
    'emails',
    'media of rows',
    'files of remotes and shell',
  ]);
  await run(
    db,
    sql`delete from media`,
    sql`delete from shell_files`,
    sql`update users set is_active = true`,
    sql`delete from mail_outbox`,
  );
});

it('checks the machine and the settings where the database can’t be read', async () => {
  const databaseUrl = 'postgres://narthex@127.0.0.1:1/narthex';
  const found = await examineSite({ ...site.config, databaseUrl, isProduction: true, ...SAFE });
  expect(name(found)).toEqual(['database', 'mail server']);
  expect(found[0]?.findings[0]?.problem).toMatch(/^The PostgreSQL server of DATABASE_URL can't be reached/);
});

it('goes on with the other checks where one can’t be done, and says why', async () => {
  const media = path.join(site.config.dataDir, 'media');
  const { db } = database();
  await writeFile(media, 'a file in place of the folder');
  await run(
    db,
    sql`insert into media (key, kind, content_type, bytes) values ('dawn-8x8-0a1b2c3d', 'image', 'image/png', 9)`,
    sql`update users set is_active = false`,
  );
  const found = await check();
  expect(name(found)).toEqual(['administrators', 'media of rows', 'folders']);
  expect(found.find((result) => result.check.name === 'folders')?.findings).toMatchObject([
    { problem: `${media} can't be used, because a part of this path is a file in place of a folder.` },
  ]);
  await run(db, sql`delete from media`, sql`update users set is_active = true`);
  await rm(media);
});

it('finds media whose file has another size than was uploaded', async () => {
  const { db } = database();
  const store = await openFileStore(site.config);
  await store.disk.put('media/dawn-8x8-0a1b2c3d/original', 'half of');
  await run(
    db,
    sql`insert into media (key, kind, content_type, bytes) values ('dawn-8x8-0a1b2c3d', 'image', 'image/png', 7)`,
  );
  const find = async () => (await check()).find((result) => result.check.name === 'media of rows')?.findings;
  expect(await find()).toEqual([]);
  await run(db, sql`update media set bytes = 14`);
  expect(await find()).toMatchObject([
    { problem: '1 media have a file of another size than was uploaded: dawn-8x8-0a1b2c3d.' },
  ]);
  await run(db, sql`delete from media`);
  await store.removeFolder('media/dawn-8x8-0a1b2c3d');
});

it('finds and repairs the places of visitors, and events that aren’t listed though they are ahead', async () => {
  await withDatabase(site, ({ db }) =>
    run(
      db,
      sql`update event_occurrences set guest_seats = 2`,
      sql`insert into events (title, description, start_datetime, end_datetime, event_type)
        values ('Camp', '', now() + interval '1 day', now() + interval '2 days', 'choir')`,
      sql`insert into event_occurrences (event_id, start_datetime, end_datetime)
        select id, start_datetime, end_datetime from events where title = 'Camp'`,
    ),
  );
  const found = await examineSite(site.config);
  expect(name(found)).toEqual(['seats of events', 'next dates of events']);
  await repairSite(site.config, found);
  expect(name(await examineSite(site.config))).toEqual([]);
  await withDatabase(site, async ({ db }) => {
    const { rows } = await db.execute(sql`select title from events where next_start > now()`);
    expect(rows).toEqual([{ title: 'Camp' }]);
  });
});

it('tells an administrator who was invited from none at all', async () => {
  const { db } = database();
  const findProblem = async () =>
    (await check()).find((result) => result.check.name === 'administrators')?.findings[0]?.problem;
  await run(
    db,
    sql`update users set password_hash = null`,
    sql`insert into account_links (token_hash, user_id, kind, email, expires_at)
      select 'hash', id, 'invitation', email, now() + interval '1 day' from users`,
  );
  expect(await findProblem()).toBe('The administrator has not opened their invitation yet.');
  await run(db, sql`update account_links set expires_at = now()`);
  expect(await findProblem()).toBe('Nobody can administer the site.');
  await run(db, sql`delete from account_links`, sql`update users set password_hash = 'hash'`);
});

it('hints at files without rows, once they are a day old', async () => {
  const store = await openFileStore(site.config);
  await store.disk.put('media/gone/original', 'words');
  const find = async () =>
    (await check()).find((result) => result.check.name === 'files without rows')?.findings;
  expect(await find()).toEqual([]);
  const { dataDir } = site.config;
  await utimes(path.join(dataDir, 'media/gone/original'), new Date(0), new Date(0));
  expect(await find()).toEqual([
    {
      problem: '1 media have files, and neither a row nor a record that names them: gone.',
      advice: `They only take room, and backups leave them out. If this is the newest database of the site, delete their folders in ${dataDir}/media.`,
      isHint: true,
    },
  ]);
  await store.removeFolder('media/gone');
});

it('finds files without rows that records name', async () => {
  const { db } = database();
  const store = await openFileStore(site.config);
  await store.disk.put('media/lost-8x8-0a1b2c3d/original', 'words');
  await utimes(path.join(site.config.dataDir, 'media/lost-8x8-0a1b2c3d/original'), new Date(0), new Date(0));
  await run(db, sql`update events set featured_image = '/media/lost-8x8-0a1b2c3d'`);
  const found = (await check()).find((result) => result.check.name === 'files without rows');
  expect(found?.findings).toEqual([
    {
      problem: '1 media have files and no row, and records name them: lost-8x8-0a1b2c3d.',
      advice: 'Put their rows back from a backup, or upload them again where they are shown.',
    },
  ]);
  await run(db, sql`update events set featured_image = null`);
  await store.removeFolder('media/lost-8x8-0a1b2c3d');
});

it('closes folders that others may look into, and deletes what a killed command left', async () => {
  const { dataDir } = site.config;
  const mail = path.join(dataDir, 'mail');
  const left = path.join(dataDir, 'restore-abc');
  await mkdir(mail, { recursive: true });
  await chmod(mail, 0o755);
  await mkdir(left);
  await utimes(left, new Date(0), new Date(0));
  expect(await examine({ isProduction: true, ...SAFE })).toEqual([
    'mail server',
    'rights of folders',
    'backups',
  ]);
  await repairSite(site.config, await check());
  expect((await stat(mail)).mode & 0o777).toBe(0o700);
  await expect(stat(left)).rejects.toThrow();
});

it('compares the settings of a production site', async () => {
  const found = await examine({ isProduction: true, publicOrigin: 'http://church.test', trustProxy: true });
  expect(found).toEqual(['mail server', 'address of the site', 'proxies', 'keys of backups', 'backups']);
});

it('asks the mail server, and says if it does not answer', async () => {
  const server = await startMailServer();
  expect(await examine({ smtpUrl: server.url })).toEqual([]);
  await server.close();
  expect(await examine({ smtpUrl: server.url })).toEqual(['answer of the mail server']);
});

describe('backups', () => {
  const findBackups = async (folder: string) => {
    const results = await check({ nightly: { place: { kind: 'folder', folder }, hour: 2 } });
    return results.find((result) => result.check.name === 'backups')?.findings.map(({ problem }) => problem);
  };
  const write = async (folder: string, hoursAgo: number) => {
    const at = new Date(Date.now() - hoursAgo * HOUR_MS);
    const archive = nameArchive(at);
    await writeFile(path.join(folder, archive), 'archive');
    const times = { as_of: at.toISOString(), proven_at: at.toISOString() };
    const counts = { bytes: 7, rows: 1, tables: 1, foreign_keys: 1, files: 1 };
    const record = { archive, sha256: '', ...times, ...counts };
    await writeFile(path.join(folder, nameRecord(archive)), JSON.stringify(record));
  };

  it('are missed, late or fine', async () => {
    const place = path.join(site.config.dataDir, 'backups');
    expect(await findBackups(place)).toEqual([expect.stringMatching(/^There is no folder/)]);
    const secret = await readSiteSecret(database().db, SIGNING_SECRET);
    const folder = path.join(place, nameSiteFolder(secret));
    await mkdir(folder, { recursive: true });
    expect(await findBackups(place)).toEqual([expect.stringMatching(/^No backup was ever restored/)]);
    await write(folder, 50);
    expect(await findBackups(place)).toEqual(['The last backup that counts is 50 hours old.']);
    await write(folder, 5);
    expect(await findBackups(place)).toEqual([]);
  });
});
