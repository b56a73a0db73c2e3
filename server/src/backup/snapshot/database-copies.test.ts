import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { makeEmptyPlace, withDatabase } from '../../../test/backup/places';
import { copyTemplate } from '../../../test/database';
import { waitUntil } from '../../../test/processes/wait-until';
import { testConfig } from '../../../test/test-config';
import { buildApp, type App } from '../../app';
import type { Config } from '../../config';
import { openDatabase } from '../../database/open-database';
import { createBackup } from '../create-backup';
import { moveSite } from '../move-site';
import { restoreBackup } from '../restore-backup';
import { nameOwner } from '../work-folder';
import { COPY_PREFIX, askForCopy } from './database-copies';

jest.setTimeout(300_000);

let archives = '';
let config: Config;
let app: App;
beforeAll(async () => {
  archives = await mkdtemp(path.join(os.tmpdir(), 'narthex-live-'));
  const dataDir = await copyTemplate({}, os.tmpdir());
  config = testConfig({ dataDir, databaseUrl: undefined, files: { kind: 'folder', folder: dataDir } });
  app = await buildApp({ config, database: await openDatabase({ dataDir }) });
  await app.listen({ port: 0 });
  // The server opens it once it listens.
  await waitUntil(async () => existsSync(path.join(dataDir, 'server.sock')));
});
afterAll(async () => {
  await app.close();
  for (const folder of [config.dataDir, archives]) await rm(folder, { recursive: true, force: true });
});

const insertRow = (id: number) =>
  app.db.execute(sql`insert into shell_files (file, integrity) values (${`file ${id}`}, 'sha384-YQ==')`);

it('backs a running site up while it is written, with all that was acknowledged before', async () => {
  let acknowledged = 0;
  let isOver = false;
  const write = async () => {
    for (let id = 1; !isOver; id += 1) {
      await insertRow(id);
      acknowledged = id;
    }
  };
  const writing = write();
  const taken: { archive: string; before: number; after: number }[] = [];
  for (let round = 1; round <= 2; round += 1) {
    const archive = path.join(archives, `${round}.narthex`);
    const before = acknowledged;
    await createBackup(config, archive);
    taken.push({ archive, before, after: acknowledged });
  }
  isOver = true;
  await writing;
  for (const { archive, before, after } of taken) {
    const place = await makeEmptyPlace({}, '');
    await restoreBackup(place.config, archive);
    const { count, last } = await withDatabase(place, async ({ db }) => {
      const { rows } = await db.execute<{ count: number; last: number }>(sql`
        select count(*) as count, max(split_part(file, ' ', 2)::integer) as last from shell_files`);
      return rows[0] ?? { count: 0, last: 0 };
    });
    await place.remove();
    expect(count).toBe(last);
    expect(count).toBeGreaterThanOrEqual(before);
    expect(count).toBeLessThanOrEqual(after + 1);
  }
});

it('gives several commands a copy each, and deletes what a killed one left', async () => {
  const { pid: killed } = spawnSync(process.execPath, ['--version']);
  const name = `${nameOwner(COPY_PREFIX)}a1B2c3`.replace(`-${process.pid}-`, `-${killed}-`);
  await mkdir(path.join(config.dataDir, name));
  const copies = await Promise.all([askForCopy(config.dataDir), askForCopy(config.dataDir)]);
  expect(new Set(copies).size).toBe(2);
  for (const copy of copies) {
    const database = await openDatabase({ dataDir: copy ?? '' });
    const { rows } = await database.db.execute(sql`select count(*) > 0 as has_rows from shell_files`);
    expect(rows).toEqual([{ has_rows: true }]);
    await database.close();
    await rm(copy ?? '', { recursive: true });
  }
  expect((await readdir(config.dataDir)).filter((name) => name.startsWith('database-copy'))).toEqual([]);
});

it('says so if the database can’t be copied, and can be asked again', async () => {
  await app.db.execute(sql`select pg_create_physical_replication_slot('narthex_copy')`);
  await expect(askForCopy(config.dataDir)).rejects.toThrow(
    'The running server could not copy its database (replication slot "narthex_copy" already exists).',
  );
  await app.db.execute(sql`select pg_drop_replication_slot('narthex_copy')`);
  const copy = await askForCopy(config.dataDir);
  await rm(copy ?? '', { recursive: true });
});

it('refuses to move a running site', async () => {
  const place = await makeEmptyPlace({}, '');
  await expect(moveSite(config, place.config)).rejects.toThrow('The site is running: stop it first');
  await place.remove();
});

it('has no copy where no server runs', async () => {
  expect(await askForCopy(archives)).toBeNull();
});
