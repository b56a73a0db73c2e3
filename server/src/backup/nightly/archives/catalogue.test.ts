import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startBucket, type BucketServer } from '../../../../test/storage/bucket-server';
import { nameArchive, nameRecord } from './archive-names';
import { openBackupPlace, type BackupPlace } from './backup-place';
import { readProvenBackups, tidyArchives, type ProofRecord } from './catalogue';

const SITE = 'narthex-0123456789ab';
const BYTES = 'an archive';
let folder = '';
let bucket: BucketServer;
beforeAll(async () => {
  bucket = await startBucket();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'narthex-backups-'));
  bucket.objects.clear();
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(() => bucket.stop());

const openFolder = async () => {
  await mkdir(path.join(folder, SITE), { recursive: true });
  return openBackupPlace({ kind: 'folder', folder }, SITE);
};
const openBucket = () => openBackupPlace({ kind: 's3', bucket: bucket.settings, prefix: 'site' }, SITE);

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 2));
const record = (day: number): ProofRecord => ({
  archive: nameArchive(at(day)),
  as_of: at(day).toISOString(),
  proven_at: at(day).toISOString(),
  bytes: BYTES.length,
  sha256: '',
  ...{ rows: 1, tables: 1, foreign_keys: 1, files: 1 },
});

async function add(place: BackupPlace, day: number, isProven = true): Promise<string> {
  const name = nameArchive(at(day));
  await place.writeText(name, BYTES);
  if (isProven) await place.writeText(nameRecord(name), JSON.stringify(record(day)));
  return name;
}

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('in %s', (_, open) => {
  it('the last backup that counts is the newest with a record', async () => {
    const place = await open();
    expect(await readProvenBackups(place, at(28))).toEqual({ kept: 0, last: null });
    await add(place, 24);
    await add(place, 25);
    await add(place, 26, false);
    expect(await readProvenBackups(place, at(28))).toEqual({ kept: 2, last: record(25) });
  });

  it('a backup that a clock set to the future has dated does not count', async () => {
    const place = await open();
    await add(place, 24);
    await add(place, 30);
    expect(await readProvenBackups(place, at(25))).toEqual({ kept: 1, last: record(24) });
  });

  it('an archive that changed its size or is gone counts no more', async () => {
    const place = await open();
    await add(place, 24);
    await place.writeText(await add(place, 25), 'shorter');
    await place.remove(await add(place, 26));
    expect((await readProvenBackups(place, at(28))).last).toEqual(record(24));
  });

  it('a record that nobody can read counts nothing', async () => {
    const place = await open();
    await place.writeText(nameRecord(await add(place, 24)), '{"archive":');
    expect((await readProvenBackups(place, at(28))).last).toBeNull();
  });

  it('tidying deletes old archives with their records, and records without archives', async () => {
    const place = await open();
    const days = [16, 17, 18, 19, 20, 21, 22, 23, 24, 25];
    for (const day of days) await add(place, day);
    await place.remove(await add(place, 26));
    await tidyArchives(place, at(28), 'UTC');
    const kept = [19, 20, 21, 22, 23, 24, 25].map((day) => nameArchive(at(day)));
    expect([...(await place.list())].sort()).toEqual(kept.flatMap((name) => [name, nameRecord(name)]));
  });

  it('tidying counts archives by themselves that a clock set to the future has dated', async () => {
    const place = await open();
    const days = [19, 20, 21, 22, 23, 24, 25];
    for (const day of [...days, 200, 201]) await add(place, day);
    await add(place, 26, false);
    await tidyArchives(place, at(27), 'UTC');
    const kept = [...days, 26, 200, 201].map((day) => nameArchive(at(day)));
    expect((await place.list()).filter((name) => !name.endsWith('.json')).sort()).toEqual(kept);
  });

  it('tidying touches no file that has another name', async () => {
    const place = await open();
    const others = ['before-the-move.narthex', 'notes.txt', '2026-13-99T02-00-00Z.narthex', 'x.narthex.part'];
    for (const name of others) await place.writeText(name, 'theirs');
    await add(place, 26);
    await tidyArchives(place, at(28), 'UTC');
    expect(await place.list()).toEqual(expect.arrayContaining(others));
  });
});

it('half an archive is deleted, and the backups of other sites beside are not', async () => {
  const place = await openFolder();
  const half = `${nameArchive(at(26))}.part`;
  const theirs = path.join(folder, 'narthex-ffffffffffff');
  await mkdir(theirs);
  for (const parent of [path.join(folder, SITE), theirs]) await writeFile(path.join(parent, half), 'half');
  await tidyArchives(place, at(28), 'UTC');
  expect(await readdir(path.join(folder, SITE))).toEqual([]);
  expect(await readdir(theirs)).toEqual([half]);
});

it('a cut archive is noticed though its record is there', async () => {
  const place = await openFolder();
  await truncate(path.join(folder, SITE, await add(place, 26)), 3);
  expect((await readProvenBackups(place, at(28))).last).toBeNull();
});

it('a folder that is missing is not made', async () => {
  const missing = path.join(folder, 'not-mounted');
  await expect(openBackupPlace({ kind: 'folder', folder: missing }, SITE)).rejects.toThrow('mount its disk');
  expect(await readdir(folder)).toEqual([]);
});
