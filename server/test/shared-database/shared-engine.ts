import type pg from 'pg';
import { DatabasePool } from '../../src/database/database-pool';
import { EmbeddedSocket } from '../../src/database/embedded/embedded-socket';
import type { Engine } from '../../src/database/engine';
import { Subscriptions, listenStatement, unlistenStatement } from '../../src/database/notifications';
import { leaseWorker, type SharedDatabase } from './shared-worker';

const LONG_WORK_MS = 60_000;

/** An enum that `migrate` fills: nothing of a test. */
const DEPARTMENTS_TABLE = 'departments';
const FILLED_BY_MIGRATE = `'${DEPARTMENTS_TABLE}'`;

/** A table of more bytes is truncated, so that deleted rows don't add up over the files of a run. */
const TRUNCATED_BYTES = 256 * 1024;

/**
 * Undoes what a session can leave behind, and empties every table, also those whose triggers refuse it. A test writes into
 * a few tables: truncating all of them would replace some 400 files and take longer than most tests do.
 */
const CLEAN_UP = [
  'rollback',
  'discard all',
  'set session_replication_role = replica',
  `do $$
  declare
    candidate record;
    large text;
  begin
    for candidate in
      select format('%I.%I', schemaname, tablename) as name,
        pg_relation_size(format('%I.%I', schemaname, tablename)::regclass) as bytes
      from pg_tables where schemaname = 'public' and tablename not in (${FILLED_BY_MIGRATE})
    loop
      if candidate.bytes > ${TRUNCATED_BYTES} then large := concat_ws(', ', large, candidate.name);
      elsif candidate.bytes > 0 then execute 'delete from ' || candidate.name;
      end if;
    end loop;
    if large is not null then execute 'truncate ' || large || ' cascade'; end if;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null;
  end $$`,
  // Changes of departments by a test are undone; the departments stay.
  `with emptied as (delete from ${DEPARTMENTS_TABLE} returning name)
    insert into ${DEPARTMENTS_TABLE} (name) select name from emptied`,
  'set session_replication_role = default',
  // No test of this database cuts the power.
  'set synchronous_commit = off',
];

/** Migrations that bring rows of their own would lose them here. */
async function refuseRows(pool: DatabasePool) {
  const { rows } = await pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and tablename not in (${FILLED_BY_MIGRATE})`,
  );
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select 1 from ${String(name)} limit 1`);
    if (rowCount) throw new Error(`${String(name)} has rows of its own: put them back after the clean-up.`);
  }
}

/** The embedded engine on a database that test files of one process take in turns. */
export async function openSharedEngine(shared: SharedDatabase, statementTimeoutMs: number): Promise<Engine> {
  const subscriptions = new Subscriptions();
  let longWork = 0;
  const pool = new DatabasePool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: LONG_WORK_MS,
    user: 'postgres',
    database: 'postgres',
    host: 'embedded',
    ssl: false,
    stream: () =>
      new EmbeddedSocket({
        folder: shared.folder,
        whenFree: Promise.resolve(),
        timeLimitMs: () => (longWork > 0 ? LONG_WORK_MS : statementTimeoutMs),
        runWorker: () => leaseWorker(shared),
      }),
    onConnect: async (client: pg.ClientBase) => {
      client.on('notification', subscriptions.deliver);
      for (const channel of subscriptions.channels) await client.query(listenStatement(channel));
    },
  });
  if (shared.isNew) await refuseRows(pool);
  shared.isNew = false;
  for (const statement of CLEAN_UP) await pool.query(statement);
  return {
    name: 'pglite',
    pool,
    async listen(channel, handler, onGap) {
      const subscription = { handler, onGap };
      subscriptions.add(channel, subscription);
      await pool.query(listenStatement(channel));
      return async () => {
        if (subscriptions.remove(channel, subscription)) await pool.query(unlistenStatement(channel));
      };
    },
    async withoutTimeLimit(work) {
      longWork += 1;
      try {
        return await work();
      } finally {
        longWork -= 1;
      }
    },
    async close() {
      await pool.end();
      shared.isTaken = false;
    },
  };
}
