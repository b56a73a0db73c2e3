import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { copyTemplate } from '../../../test/database';
import { findDatabaseUnavailable } from '../database-errors';
import type { DatabaseHandle } from '../database-handle';
import { createHandle, openDatabase, prepareDatabase } from '../open-database';
import { refuseForeignFolder } from './data-folder';
import { EmbeddedEngine } from './embedded-engine';

// Every test opens its own database, which takes seconds on a busy machine.
jest.setTimeout(60_000);

/** The limit is long enough for a slow disk and short enough for a test. */
const STATEMENT_MS = 3_000;
const ENDLESS = sql`select count(*) from generate_series(1, 2000000000)`;

let dataDir: string;
let opened: DatabaseHandle[] = [];

const open = async (statementTimeoutMs?: number) => {
  const handle = await openDatabase({ dataDir, databaseUrl: undefined, statementTimeoutMs });
  opened.push(handle);
  return handle;
};
const readRows = async ({ db }: DatabaseHandle) =>
  (await db.execute(sql`select id from acknowledged order by id`)).rows.map((row) => row.id);

beforeEach(async () => {
  dataDir = await copyTemplate({}, os.tmpdir());
});

afterEach(async () => {
  await Promise.all(opened.map((handle) => handle.close()));
  opened = [];
  await fs.rm(dataDir, { recursive: true });
});

describe('a folder of another user', () => {
  const SITE_USER = 65_534;
  /** Only root can give a folder away. */
  const itAsRoot = process.geteuid?.() === 0 ? it : it.skip;

  itAsRoot('is refused to root, whose files the site could not open, and nothing is left there', async () => {
    const folder = path.join(dataDir, 'database');
    await fs.chown(folder, SITE_USER, SITE_USER);
    const before = await fs.readdir(dataDir);
    await expect(open()).rejects.toThrow(
      `The database in ${folder} belongs to user 65534, and this is root. ` +
        "Run this as the user of the site, for instance with sudo -u '#65534'.",
    );
    expect(await fs.readdir(dataDir)).toEqual(before);
  });

  itAsRoot('is taken on a disk on which all files have one owner', async () => {
    const geteuid = jest.spyOn(process, 'geteuid').mockReturnValue(SITE_USER);
    await expect(refuseForeignFolder(path.join(dataDir, 'database'))).resolves.toBeUndefined();
    geteuid.mockRestore();
  });
});

describe('durability', () => {
  it('syncs every commit to the disk, and no reading', async () => {
    const engine = new EmbeddedEngine({ dataDir, statementTimeoutMs: 5_000, logger: undefined });
    await engine.open();
    const handle = createHandle(engine);
    opened.push(handle);
    await handle.db.execute(sql`create table acknowledged (id integer)`);
    const before = await engine.countFsyncs();
    for (let id = 0; id < 20; id += 1) await handle.db.execute(sql`insert into acknowledged values (${id})`);
    const afterWrites = await engine.countFsyncs();
    expect(afterWrites - before).toBeGreaterThanOrEqual(20);
    for (let round = 0; round < 20; round += 1) await readRows(handle);
    expect((await engine.countFsyncs()) - afterWrites).toBeLessThan(5);
  });

  it('does not call itself well once its folder is gone, although it still responds', async () => {
    const handle = await open();
    const folder = path.join(dataDir, 'database');
    await fs.rename(folder, `${folder}-elsewhere`);
    await handle.db.execute(sql`select 1`);
    await expect(handle.ping()).rejects.toThrow(`${folder} has been deleted or moved`);
    await fs.rename(`${folder}-elsewhere`, folder);
    await handle.ping();
  });

  it('refuses a folder that another process has open, and has every acknowledged row after that is killed', async () => {
    let acknowledged = 0;
    for (let round = 0; round < 2; round += 1) acknowledged = await insertUntilKilled(acknowledged + 1, 60);
    expect(acknowledged).toBeGreaterThan(120);
    const rows = await readRows(await open());
    // One more row may have been written if the process was killed before it acknowledged it.
    const expected = Array.from({ length: acknowledged }, (_, index) => index + 1);
    expect(rows.slice(0, acknowledged)).toEqual(expected);
  });
});

describe('one process at a time', () => {
  it('leaves the folder alone until it is opened', async () => {
    const { database, open: openPrepared } = prepareDatabase({ dataDir });
    opened.push(database);
    await expect(database.ping()).rejects.toThrow('has not been opened yet');
    expect(await fs.readdir(dataDir)).toEqual(['database']);
    await openPrepared();
    await database.ping();
  });

  it('closes once, when a signal during the start and the app both close it', async () => {
    const handle = await open();
    await handle.close();
    await expect(handle.close()).resolves.toBeUndefined();
  });

  it('refuses a folder that is open in this process, and takes it once it is closed', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(/already open in process \d+.*DATABASE_URL/);
    await first.ping();
    await first.close();
    opened = [];
    await (await open()).ping();
  });

  it('lets one of two that start at the same moment have it', async () => {
    const attempts = await Promise.allSettled([open(), open(), open()]);
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
  });
});

describe('when the engine fails', () => {
  // One failure shows all of it: each takes the time limit, and a new engine.
  it('responds that it is unavailable, undoes what was open, opens again and goes on', async () => {
    const handle = await open(STATEMENT_MS);
    await handle.db.execute(sql`create table acknowledged (id integer)`);
    await handle.db.execute(sql`insert into acknowledged values (1)`);
    const onGap = jest.fn();
    const arrival = new Promise((resolve) => void handle.listen('content', resolve, onGap));
    const interrupted = handle.db.transaction(async (tx) => {
      await tx.execute(sql`insert into acknowledged values (2)`);
      await tx.execute(ENDLESS);
    });
    const waiting = readRows(handle);
    expect(findDatabaseUnavailable(await interrupted.catch((error: unknown) => error))).toMatchObject({
      statusCode: 503,
      message: expect.stringContaining(`longer than ${STATEMENT_MS} ms`),
    });
    expect(await waiting).toEqual([1]);
    await handle.db.transaction((tx) => tx.execute(sql`insert into acknowledged values (3)`));
    expect(await readRows(handle)).toEqual([1, 3]);
    // It goes on listening, and says that something may have been missed.
    await handle.notify('content', 'events');
    expect(await arrival).toBe('events');
    expect(onGap).toHaveBeenCalledTimes(1);
  });

  it('responds that it is unavailable outside of a transaction, too', async () => {
    const handle = await open(STATEMENT_MS);
    const interrupted = handle.db.execute(ENDLESS).catch((error: unknown) => error);
    const waiting = handle.ping(60_000);
    expect(findDatabaseUnavailable(await interrupted)).toMatchObject({ statusCode: 503 });
    await waiting;
  });
});

describe('the data folder', () => {
  it('is made again when an earlier start was cut off in the middle of making it', async () => {
    const database = path.join(dataDir, 'database');
    await fs.rename(database, `${database}.unfinished`);
    await fs.rm(path.join(`${database}.unfinished`, 'global'), { recursive: true });
    await (await open()).ping();
    expect(await fs.readdir(dataDir)).not.toContain('database.unfinished');
  });

  it('is left alone when it was written by another PostgreSQL', async () => {
    await fs.writeFile(path.join(dataDir, 'database', 'PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow('was written by PostgreSQL 17');
    for (const damage of ['', '\0\0\0', '18\n\0\n']) {
      await fs.writeFile(path.join(dataDir, 'database', 'PG_VERSION'), damage);
      await expect(open()).rejects.toThrow(
        'names no version in PG_VERSION. If its files are damaged, restore',
      );
    }
  });

  it('is left alone when it holds something else', async () => {
    await fs.rm(path.join(dataDir, 'database', 'PG_VERSION'));
    await expect(open()).rejects.toThrow('PG_VERSION is missing');
  });
});

function startInserting(first: number) {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const script = path.join(__dirname, '../../../test/insert-until-killed.ts');
  const child = spawn(process.execPath, ['--import', tsx, script, dataDir, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, lines: readline.createInterface(child.stdout) };
}

/** Returns the last row that the child process has acknowledged. */
async function insertUntilKilled(first: number, count: number): Promise<number> {
  const { child, lines } = startInserting(first);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  let last = 0;
  for await (const line of lines) {
    last = Number(line);
    if (last === first) await expect(open()).rejects.toThrow(`already open in process ${child.pid}`);
    if (last === first + count) child.kill('SIGKILL');
  }
  await gone;
  return last;
}
