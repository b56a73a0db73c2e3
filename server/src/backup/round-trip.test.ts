import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'drizzle-orm';
import { makeEmptyPlace, makeSite, withDatabase, type Place } from '../../test/backup/places';
import { startBucket } from '../../test/storage/bucket-server';
import { blobKey } from '../builds/blobs/blob-store';
import { computeIntegrity } from '../builds/integrity';
import type { Config } from '../config';
import { openFileStore } from '../file-store/open-file-store';
import { readSiteSecret } from '../plugins/secrets/site-secret-repository';
import { BackupError } from './backup-error';
import { NO_KEYS } from './backup-settings';
import { createBackup, verifyArchive } from './create-backup';
import { moveSite } from './move-site';
import { restoreBackup } from './restore-backup';
import { SIGNING_SECRET } from './signing-secret';

jest.setTimeout(300_000);

const SCRIPT = Buffer.from('export {};');
const SCRIPT_KEY = blobKey(computeIntegrity(SCRIPT));
const PICTURE_KEY = 'media/dawn-8x8-0a1b2c3d/original';
/** Texts that a format of lines or a dialect of SQL could lose. */
const TITLES = [
  'Amazing grace',
  'a line \u2028 separator and a carriage return\r',
  `quotes ' " \\ and a tab\t`,
  'Nyimbo za Wokovu 😀 é',
  '',
  '{"json": null}',
  '\\N',
];

let archives = '';
let site: Place;
beforeAll(async () => {
  archives = await mkdtemp(path.join(os.tmpdir(), 'narthex-archives-'));
  site = await makeSite();
  await fill(site);
});
afterAll(async () => {
  await site.remove();
  await rm(archives, { recursive: true, force: true });
});

const opened: Place[] = [];
afterEach(async () => {
  for (const place of opened.splice(0)) await place.remove();
});
async function emptyPlace(more?: Partial<Config>, server?: string): Promise<Place> {
  const place = await makeEmptyPlace(more, server);
  opened.push(place);
  return place;
}

async function fill(place: Place): Promise<void> {
  await withDatabase(place, async ({ db }) => {
    // A site has its secrets from its first start.
    await readSiteSecret(db, SIGNING_SECRET);
    await db.execute(sql`insert into users (email, password_hash, first_name, last_name, created_at)
      select 'person' || n || '@demo.test', 'hash', 'Neema', 'Wanjirũ', '2026-01-01T00:00:00.123456Z'
      from generate_series(1, 1200) n`);
    for (const title of TITLES) {
      await db.execute(sql`insert into events (title, description, start_datetime, end_datetime, event_type, entry_fee, translations)
        values (${title}, '', now(), now(), 'choir', 10.50, ${JSON.stringify({ sw: { title } })}::jsonb)`);
    }
    await db.execute(sql`delete from events where title = ''`);
    await db.execute(
      sql`insert into audit_log (action, actor_label, subject_type) values ('test', 'Somebody', 'event')`,
    );
    await db.execute(
      sql`insert into media (key, kind, content_type, bytes) values ('dawn-8x8-0a1b2c3d', 'image', 'image/png', 9)`,
    );
    await db.execute(
      sql`insert into shell_files (file, integrity) values ('shell.js', ${computeIntegrity(SCRIPT)})`,
    );
  });
  const store = await openFileStore(place.config);
  await store.disk.put(PICTURE_KEY, 'a picture');
  await store.disk.put(SCRIPT_KEY, SCRIPT);
}

const readTitles = (place: Place) =>
  withDatabase(place, async ({ db }) => {
    const { rows } = await db.execute(
      sql`select title, translations -> 'sw' ->> 'title' as swahili from events order by id`,
    );
    return rows;
  });

let archiveNumber = 0;
const nameArchive = () => path.join(archives, `${(archiveNumber += 1)}.narthex`);

async function backUp(config = site.config): Promise<string> {
  const archive = nameArchive();
  await createBackup(config, archive);
  return archive;
}

let plain: Promise<string> | undefined;
/** Backs up the site once for all tests that only read the archive. */
const plainBackup = () => (plain ??= backUp());

const withKeys = (place: Place, keys: Partial<Config['backup']>): Config => ({
  ...place.config,
  backup: { ...place.config.backup, ...keys },
});

it('brings every row and file back into an empty place, from where the site goes on and has the same archive', async () => {
  const place = await emptyPlace();
  const { manifest } = await restoreBackup(place.config, await plainBackup());
  const counts = Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]));
  expect(counts).toMatchObject({ users: 1200, events: TITLES.length - 1, audit_log: 1, media: 1 });
  const texts = TITLES.filter((title) => title !== '');
  expect(await readTitles(place)).toEqual(texts.map((title) => ({ title, swahili: title })));
  const store = await openFileStore(place.config);
  expect(await store.disk.get(PICTURE_KEY)).toBe('a picture');
  expect(Buffer.from(await store.disk.getBytes(SCRIPT_KEY))).toEqual(SCRIPT);
  const { manifest: again } = await createBackup(place.config, nameArchive());
  expect({ ...again, as_of: '' }).toEqual({ ...manifest, as_of: '' });
  await withDatabase(place, async (handle) => {
    await handle.migrate();
    const { rows } = await handle.db.execute(
      sql`insert into events (title, description, start_datetime, end_datetime, event_type)
        values ('Next', '', now(), now(), 'choir') returning id`,
    );
    expect(rows).toEqual([{ id: TITLES.length + 1 }]);
    const { rows: figures } = await handle.db.execute(sql`select total from figures where name = 'members'`);
    expect(figures).toEqual([{ total: 1200 }]);
    await expect(handle.db.execute(sql`delete from audit_log`)).rejects.toThrow();
  });
  expect(await readdir(place.config.dataDir)).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/restore-/)]),
  );
});

it('is readable by its owner alone, leaves nothing else behind, and never replaces an archive', async () => {
  const before = await readdir(site.config.dataDir);
  const archive = await backUp();
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  expect(await readdir(site.config.dataDir)).toEqual(before);
  await expect(createBackup(site.config, archive)).rejects.toThrow('exists already');
});

it('hides everything behind a passphrase, and opens with it', async () => {
  const keys = { passphrase: 'a long passphrase' };
  const archive = await backUp(withKeys(site, keys));
  expect((await readFile(archive)).includes('manifest.json')).toBe(false);
  const { manifest } = await verifyArchive(archive, { ...NO_KEYS, ...keys });
  expect(manifest.tables).toContainEqual(expect.objectContaining({ name: 'users', rows: 1200 }));
  const place = await emptyPlace();
  await restoreBackup(withKeys(place, keys), archive, { rows: false, files: true });
  expect(await (await openFileStore(place.config)).disk.get(PICTURE_KEY)).toBe('a picture');
});

it('encrypts for a public key, and opens with the secret one', async () => {
  const identity = await generateIdentity();
  const archive = nameArchive();
  const recipients = [await identityToRecipient(identity)];
  const created = await createBackup(withKeys(site, { recipients }), archive);
  expect(created.isVerified).toBe(false);
  const place = await emptyPlace();
  const keys = { identity, signer: created.publicKey };
  const { manifest } = await restoreBackup(withKeys(place, keys), archive, { rows: false, files: true });
  expect(manifest.tables).toContainEqual(expect.objectContaining({ name: 'users', rows: 1200 }));
  expect(await (await openFileStore(place.config)).disk.get(PICTURE_KEY)).toBe('a picture');
});

it('names files that the site itself misses, and backs up the others', async () => {
  const broken = await makeSite();
  opened.push(broken);
  await fill(broken);
  const store = await openFileStore(broken.config);
  await store.disk.delete(PICTURE_KEY);
  const { manifest } = await createBackup(broken.config, nameArchive());
  expect(manifest.missing_files).toEqual([PICTURE_KEY]);
  expect(manifest.files.map(({ key }) => key)).toEqual([SCRIPT_KEY]);
});

it('refuses a place that holds a site or files of one, and leaves it as it is', async () => {
  const archive = await plainBackup();
  const taken = await makeSite();
  opened.push(taken);
  await expect(restoreBackup(taken.config, archive)).rejects.toThrow(/holds a site already|is not empty/);
  const place = await emptyPlace();
  const store = await openFileStore(place.config);
  await store.disk.put('media/other/original', 'theirs');
  await expect(restoreBackup(place.config, archive)).rejects.toThrow('holds files of a site already');
  expect(await readdir(place.config.dataDir)).toEqual(['media']);
});

it('goes to where an empty folder or a link to one leads', async () => {
  const archive = await plainBackup();
  const place = await emptyPlace();
  const elsewhere = await mkdtemp(path.join(os.tmpdir(), 'narthex-elsewhere-'));
  await mkdir(path.join(place.config.dataDir, 'blobs'), { recursive: true });
  for (const name of ['database', 'media']) {
    await mkdir(path.join(elsewhere, name));
    await symlink(path.join(elsewhere, name), path.join(place.config.dataDir, name));
  }
  await restoreBackup(place.config, archive);
  expect(await readTitles(place)).toEqual(await readTitles(site));
  expect(await readdir(path.join(elsewhere, 'media'))).toHaveLength(1);
  expect(await readdir(elsewhere)).toEqual(['database', 'media']);
  await rm(elsewhere, { recursive: true });
});

it.each([
  ['a missing place', 'unplugged', 'Is its disk mounted?'],
  ['the top of a disk', '/dev', '/dev is the top of a disk'],
])('says that the folder of the database is a link to %s', async (_, target, sentence) => {
  const place = await emptyPlace({}, '');
  await mkdir(place.config.dataDir, { recursive: true });
  await symlink(path.resolve(archives, target), path.join(place.config.dataDir, 'database'));
  await expect(restoreBackup(place.config, await plainBackup())).rejects.toThrow(sentence);
  expect(await readdir(place.config.dataDir)).toEqual(['database']);
});

it('says so where there is no site, or no archive', async () => {
  const place = await emptyPlace({}, '');
  await expect(createBackup(place.config, nameArchive())).rejects.toThrow('There is no site in');
  const empty = await emptyPlace();
  await expect(createBackup(empty.config, nameArchive())).rejects.toThrow('There is no site in');
  await expect(restoreBackup(place.config, nameArchive())).rejects.toThrow('There is no archive');
  await expect(restoreBackup(place.config, archives)).rejects.toThrow('is a folder: name the archive in it');
});

it('leaves no archive if it fails half-way', async () => {
  const folder = path.join(archives, 'closed');
  await writeFile(folder, 'no folder');
  const before = await readdir(site.config.dataDir);
  await expect(createBackup(site.config, path.join(folder, 'x.narthex'))).rejects.toThrow(
    `There is no folder ${folder}`,
  );
  expect(await readdir(site.config.dataDir)).toEqual(before);
  expect(await readdir(archives)).toEqual(expect.not.arrayContaining([expect.stringMatching(/\.part$/)]));
});

it('leaves nothing of a restored site if the folder of its files can’t be made', async () => {
  const place = await emptyPlace();
  const folder = path.join(archives, 'unmounted');
  await symlink(path.join(archives, 'missing', 'disk'), folder);
  const config = { ...place.config, files: { kind: 'folder', folder } as const };
  await expect(restoreBackup(config, await plainBackup())).rejects.toThrow();
  expect(existsSync(config.dataDir)).toBe(false);
});

it('moves files to a bucket and back, without the rows', async () => {
  const bucket = await startBucket();
  try {
    const to = { ...site.config, files: bucket.settings };
    await moveSite(site.config, to);
    expect([...bucket.objects.keys()].sort()).toEqual([SCRIPT_KEY, PICTURE_KEY].sort());
    const place = await emptyPlace();
    await moveSite(to, { ...to, files: place.config.files });
    expect(await (await openFileStore(place.config)).disk.get(PICTURE_KEY)).toBe('a picture');
    await expect(moveSite(site.config, to)).rejects.toThrow('holds files of a site already');
  } finally {
    await bucket.stop();
  }
});

it('moves rows and files to another folder', async () => {
  const place = await emptyPlace({}, '');
  await moveSite(site.config, place.config);
  expect(await readTitles(place)).toHaveLength(TITLES.length - 1);
});

it('refuses to move to where the site is', async () => {
  await expect(moveSite(site.config, site.config)).rejects.toThrow(BackupError);
});
