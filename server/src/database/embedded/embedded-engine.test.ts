import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { findDatabaseUnavailable } from '../database-errors';
import type { DatabaseHandle } from '../database-handle';
import { createHandle, openDatabase } from '../open-database';
import { EmbeddedEngine } from './embedded-engine';

// Every test opens its own database, which takes seconds on a busy machine.
jest.setTimeout(60_000);

/** The limit is long enough for a slow disk and short enough for a test. */
const STATEMENT_MS = 5_000;
const ENDLESS = sql`select count(*) from generate_series(1, 2000000000)`;

let emptyDatabase: string;
let dataDir: string;
let opened: DatabaseHandle[] = [];

const open = async (statementTimeoutMs?: number) => {
  const handle = await openDatabase({ dataDir, databaseUrl: undefined, statementTimeoutMs });
  opened.push(handle);
  return handle;
};
const readRows = async ({ db }: DatabaseHandle) =>
  (await db.execute(sql`select id from acknowledged order by id`)).rows.map((row) => row.id);

beforeAll(async () => {
  emptyDatabase = await fs.mkdtemp(path.join(os.tmpdir(), 'narthex-empty-'));
  await (await openDatabase({ dataDir: emptyDatabase })).close();
});

afterAll(() => fs.rm(emptyDatabase, { recursive: true }));

beforeEach(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'narthex-embedded-'));
  await fs.cp(emptyDatabase, dataDir, { recursive: true });
});

afterEach(async () => {
  await Promise.all(opened.map((handle) => handle.close()));
  opened = [];
  await fs.rm(dataDir, { recursive: true });
});

describe('durability', () => {
  it('syncs every commit to the disk, and no reading', async () => {
    const engine = await EmbeddedEngine.open({ dataDir, statementTimeoutMs: 5_000 });
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

  it('has every acknowledged row after the process is killed', async () => {
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
  it('refuses a folder that is open in this process, and takes it once it is closed', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(/already open in process \d+.*DATABASE_URL/);
    await first.ping();
    await first.close();
    opened = [];
    await (await open()).ping();
  });

  it('refuses a folder that is open in another process', async () => {
    const { child, lines } = startInserting(1);
    await lines[Symbol.asyncIterator]().next();
    await expect(open()).rejects.toThrow(`already open in process ${child.pid}`);
    await kill(child);
  });

  it('lets one of two that start at the same moment have it', async () => {
    const attempts = await Promise.allSettled([open(), open(), open()]);
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
  });
});

describe('when the engine fails', () => {
  it('responds that it is unavailable, opens again and has its rows', async () => {
    const handle = await open(STATEMENT_MS);
    await handle.db.execute(sql`create table acknowledged (id integer)`);
    await handle.db.execute(sql`insert into acknowledged values (1)`);
    const interrupted = handle.db.execute(ENDLESS).catch((error: unknown) => error);
    const waiting = readRows(handle);
    expect(findDatabaseUnavailable(await interrupted)).toMatchObject({
      statusCode: 503,
      message: expect.stringContaining(`longer than ${STATEMENT_MS} ms`),
    });
    expect(await waiting).toEqual([1]);
  });

  it('undoes the transaction that was open, and lets the next one in', async () => {
    const handle = await open(STATEMENT_MS);
    await handle.db.execute(sql`create table acknowledged (id integer)`);
    const interrupted = handle.db.transaction(async (tx) => {
      await tx.execute(sql`insert into acknowledged values (1)`);
      await tx.execute(ENDLESS);
    });
    expect(findDatabaseUnavailable(await interrupted.catch((error: unknown) => error))).toBeDefined();
    await handle.db.transaction((tx) => tx.execute(sql`insert into acknowledged values (2)`));
    expect(await readRows(handle)).toEqual([2]);
  });

  it('goes on listening, and says that something may have been missed', async () => {
    const handle = await open(STATEMENT_MS);
    const onGap = jest.fn();
    const arrival = new Promise((resolve) => void handle.listen('content', resolve, onGap));
    await handle.db.execute(ENDLESS).catch(() => undefined);
    await handle.notify('content', 'events');
    expect(await arrival).toBe('events');
    expect(onGap).toHaveBeenCalledTimes(1);
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

async function kill(child: ReturnType<typeof spawn>) {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** Returns the last row that the child process has acknowledged. */
async function insertUntilKilled(first: number, count: number): Promise<number> {
  const { child, lines } = startInserting(first);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  let last = 0;
  for await (const line of lines) {
    last = Number(line);
    if (last === first + count) child.kill('SIGKILL');
  }
  await gone;
  return last;
}
