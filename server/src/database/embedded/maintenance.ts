import type { DatabaseLogger } from '../database-handle';
import type { DatabasePool } from '../database-pool';
import type { Engine } from '../engine';

const CHECKPOINT_EVERY_MS = 2 * 60_000;
/** The interval counts checkpoints, which makes four vacuums a day. */
const VACUUM_INTERVAL_ROUNDS = 180;
/** Closing leaves the vacuum of fewer changes to a later run, because a restart waits for it. */
const MIN_VACUUM_BYTES = 4 * 1024 * 1024;

/**
 * Starts checkpoints and vacuums, because PGlite has no background processes that do this. Returns a function
 * that stops them.
 */
export function startMaintenance(
  pool: DatabasePool,
  engine: Pick<Engine, 'withoutTimeLimit'>,
  logger: DatabaseLogger | undefined,
): () => Promise<void> {
  let round = 0;
  let lastPosition = '';
  let running: Promise<void> = Promise.resolve();

  const readPosition = async () => {
    const { rows } = await pool.query('select pg_current_wal_insert_lsn()::text as position');
    return String(rows[0]?.position);
  };

  // Without a position, all that was ever written counts as changed.
  let vacuumPosition = readPosition().catch(() => '0/0');
  const hasManyChanges = async () => {
    const statement = 'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1) >= $2 as has_many';
    const { rows } = await pool.query(statement, [await vacuumPosition, MIN_VACUUM_BYTES]);
    return rows[0]?.has_many === true;
  };

  const maintain = async (isVacuumDue: () => boolean | Promise<boolean>) => {
    if ((await readPosition()) === lastPosition) return;
    await engine.withoutTimeLimit(async () => {
      if (await isVacuumDue()) {
        await pool.query('vacuum (analyze)');
        vacuumPosition = Promise.resolve(await readPosition());
      }
      await pool.query('checkpoint');
    });
    lastPosition = await readPosition();
  };

  const timer = setInterval(() => {
    round += 1;
    const isVacuumDue = round % VACUUM_INTERVAL_ROUNDS === 0;
    running = maintain(() => isVacuumDue).catch((error: unknown) => {
      logger?.warn(
        { err: error },
        'The maintenance of the embedded database failed and will be tried again.',
      );
    });
  }, CHECKPOINT_EVERY_MS);
  timer.unref();

  return async () => {
    clearInterval(timer);
    await running;
    await maintain(hasManyChanges).catch((error: unknown) => {
      logger?.warn({ err: error }, 'The embedded database was closed without its last maintenance.');
    });
  };
}
