import { closeSync, openSync, readFileSync, readdirSync, writeSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'drizzle-orm';
import type { BackupStep } from '@narthex/shared-contracts/schemas/backups';
import { makeSite, withDatabase, type Place } from '../../../../test/backup/places';
import { startBucket } from '../../../../test/storage/bucket-server';
import type { Config } from '../../../config';
import { openFileStore } from '../../../file-store/open-file-store';
import { readSiteSecret } from '../../../plugins/secrets/site-secret-repository';
import { verifyArchive } from '../../create-backup';
import { SIGNING_SECRET } from '../../signing-secret';
import { openBackupPlace } from '../archives/backup-place';
import { readProvenBackups } from '../archives/catalogue';
import type { BackupPlaceSettings } from '../nightly-settings';
import { makeBackup } from './make-backup';

jest.setTimeout(300_000);

const SITE_FOLDER = 'narthex-0123456789ab';
const PEOPLE = 30;
const TAR_HEADER_BYTES = 512;
let site: Place;
let root = '';
let round = 0;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'narthex-nightly-'));
  site = await makeSite();
  await withDatabase(site, async ({ db }) => {
    await readSiteSecret(db, SIGNING_SECRET);
    await db.execute(sql`insert into users (email, password_hash, first_name, last_name)
      select 'person' || n || '@demo.test', 'hash', 'Neema', 'Wanjirũ' from generate_series(1, ${PEOPLE}::int) n`);
    await db.execute(
      sql`insert into media (key, kind, content_type, bytes) values ('dawn-8x8-0a1b2c3d', 'image', 'image/png', 9)`,
    );
  });
  await (await openFileStore(site.config)).disk.put('media/dawn-8x8-0a1b2c3d/original', 'a picture');
});
afterAll(async () => {
  await site.remove();
  await rm(root, { recursive: true, force: true });
});

async function makeFolder(): Promise<BackupPlaceSettings & { kind: 'folder' }> {
  const folder = path.join(root, `place-${(round += 1)}`);
  await mkdir(folder);
  return { kind: 'folder', folder };
}

/** Makes a backup; `onStep` may spoil something between its parts. */
async function backUp(
  place: BackupPlaceSettings,
  {
    backup,
    onStep = () => undefined,
  }: { backup?: Partial<Config['backup']>; onStep?: (step: BackupStep) => void } = {},
) {
  const work = path.join(root, `work-${(round += 1)}`);
  await mkdir(work);
  const config = { ...site.config, backup: { ...site.config.backup, ...backup } };
  return makeBackup(
    { config, place, siteFolder: SITE_FOLDER, work, copy: undefined, rendersPages: false, timeZone: 'UTC' },
    onStep,
  );
}

const readLast = async (place: BackupPlaceSettings) =>
  (await readProvenBackups(await openBackupPlace(place, SITE_FOLDER), new Date())).last;

it('counts once it was restored, compared and used', async () => {
  const place = await makeFolder();
  const steps: BackupStep[] = [];
  const record = await backUp(place, { onStep: (step) => steps.push(step) });
  expect(steps).toEqual(['reach', 'write', 'restore', 'try', 'write']);
  expect(record.rows).toBeGreaterThan(PEOPLE);
  expect(record).toMatchObject({ files: 1, foreign_keys: expect.any(Number) });
  expect(record.foreign_keys).toBeGreaterThan(20);
  expect(await readLast(place)).toEqual(record);
  const bytes = await readFile(path.join(place.folder, SITE_FOLDER, record.archive));
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(record.sha256);
  // Whoever tried the restored site out exists there alone.
  const { rows } = await withDatabase(site, ({ db }) =>
    db.execute(sql`select count(*)::int as count from users`),
  );
  expect(rows).toEqual([{ count: PEOPLE }]);
});

it('does not count where the archive was damaged after it was written', async () => {
  const place = await makeFolder();
  const damage = () => {
    const folder = path.join(place.folder, SITE_FOLDER);
    const name = path.join(folder, readdirSync(folder)[0] ?? '');
    const file = openSync(name, 'r+');
    // A row of the table is another one; nothing else of the archive has changed.
    const member = readFileSync(name).indexOf('rows/users.ndjson.gz', 'latin1');
    writeSync(file, Buffer.from('z'), 0, 1, member + TAR_HEADER_BYTES + 40);
    closeSync(file);
  };
  const failing = backUp(place, {
    onStep: (step) => {
      if (step === 'restore') damage();
    },
  });
  await expect(failing).rejects.toThrow(/manifest says|damaged/);
  expect(await readLast(place)).toBeNull();
});

it('is proven in a bucket by what arrived there, though only somebody else’s key opens it', async () => {
  const bucket = await startBucket();
  try {
    const place: BackupPlaceSettings = { kind: 's3', bucket: bucket.settings, prefix: 'safe' };
    const identity = await generateIdentity();
    const backup = { recipients: [await identityToRecipient(identity)] };
    const record = await backUp(place, { backup });
    const key = `safe/${SITE_FOLDER}/${record.archive}`;
    expect([...bucket.objects.keys()].sort()).toEqual([key, `${key}.json`]);
    expect(await readLast(place)).toEqual(record);

    const { bytes } = bucket.objects.get(key) ?? { bytes: Buffer.alloc(0) };
    expect(bytes.includes('manifest.json')).toBe(false);
    const file = path.join(root, 'fetched.narthex');
    await writeFile(file, bytes);
    await verifyArchive(file, { ...site.config.backup, identity });

    const spoil = (step: BackupStep) => {
      const newest = [...bucket.objects].findLast(([name]) => name.endsWith('.narthex'));
      if (step === 'restore') newest?.[1].bytes.fill(0, 2000, 2100);
    };
    await expect(backUp(place, { backup, onStep: spoil })).rejects.toThrow();
    expect(await readLast(place)).toEqual(record);
  } finally {
    await bucket.stop();
  }
});
