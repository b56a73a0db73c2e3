import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableNodeFS } from './durable-node-fs';
import type { FromWorker, ToWorker, WorkerInput } from './worker-messages';

const REPLY_PART_BYTES = 1024 * 1024;
/**
 * The engine leaves its main loop with this status after an ordinary SQL error. Any other exit is a crash.
 */
const SQL_ERROR_STATUS = 100;

if (!parentPort) throw new Error('This file only runs as a worker.');
const port = parentPort;
const { folder } = workerData as WorkerInput;

function send(message: FromWorker, transfer: ArrayBuffer[] = []) {
  port.postMessage(message, transfer);
}

function describe(error: unknown): string {
  // The message is cut, because an uncaught error of the engine would contain a whole line of the minified
  // bundle.
  return error instanceof Error ? error.message.slice(0, 300) : String(error).slice(0, 300);
}

/** The engine writes the reason of a crash only to its log. */
let lastComplaint = '';
const COMPLAINT = /(?:PANIC|FATAL):\s*(.+)/;

function giveUp(reason: string): never {
  send({ type: 'broken', reason: lastComplaint || reason });
  process.exit(1);
}

/** Is set when the folder is opened, because the constructor creates a folder that is missing. */
let files: DurableNodeFS;

async function open(engine: WebAssembly.Module | undefined): Promise<PGlite> {
  files = new DurableNodeFS(folder);
  const database = await PGlite.create({
    fs: files,
    ...(engine && { pgliteWasmModule: engine }),
    extensions: { citext, pg_trgm, unaccent },
    onStderr: (line) => {
      lastComplaint = COMPLAINT.exec(line)?.[1] ?? lastComplaint;
      return false;
    },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...['-c', 'fsync=on'],
      ...['-c', 'wal_sync_method=fsync'],
      ...['-c', 'synchronous_commit=on'],
      ...['-c', 'full_page_writes=on'],
    ],
  });
  await refuseUnlessDurable(database);
  return database;
}

async function refuseUnlessDurable(database: PGlite) {
  const { rows } = await database.query<{ fsync: string; method: string; commit: string }>(
    `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method,
            current_setting('synchronous_commit') as commit`,
  );
  const settings = rows[0];
  const before = files.fsyncs.wal;
  await database.query(`select pg_logical_emit_message(true, 'narthex', 'does a commit reach the disk?')`);
  const isSynced = files.fsyncs.wal > before;
  if (settings?.fsync === 'on' && settings.method === 'fsync' && settings.commit === 'on' && isSynced) return;
  send({
    type: 'refused',
    reason:
      'The embedded database does not write its commits to the disk, so a power cut would destroy it ' +
      `(fsync ${settings?.fsync}, wal_sync_method ${settings?.method}, a commit ${isSynced ? 'syncs' : 'does not sync'}). ` +
      'Install the version of @electric-sql/pglite that package-lock.json names, or set DATABASE_URL.',
  });
  process.exit(1);
}

/** Ends the worker after a crash of the engine, because PGlite would otherwise call it again endlessly. */
function stopAtCrash(database: PGlite) {
  const module = database.Module;
  const runOnce = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      const status = error instanceof Object && 'status' in error ? error.status : undefined;
      if (status !== SQL_ERROR_STATUS) giveUp(describe(error));
      throw error;
    }
  };
}

async function respond(database: PGlite, request: Uint8Array) {
  let parts: Uint8Array[] = [];
  let size = 0;
  const flush = (isLast: boolean) => {
    const bytes = new Uint8Array(size);
    let offset = 0;
    for (const part of parts) {
      bytes.set(part, offset);
      offset += part.length;
    }
    send({ type: 'reply', bytes, isLast }, [bytes.buffer]);
    parts = [];
    size = 0;
  };
  await database.execProtocolRawStream(request, {
    syncToFs: false,
    onRawData: (bytes) => {
      // The bytes are copied, because the next call overwrites the engine's memory.
      parts.push(bytes.slice());
      size += bytes.length;
      if (size >= REPLY_PART_BYTES) flush(false);
    },
  });
  flush(true);
}

process.on('uncaughtException', (error) => giveUp(describe(error)));
process.on('unhandledRejection', (error) => giveUp(describe(error)));

function serve(database: PGlite) {
  stopAtCrash(database);
  port.on('message', (message: ToWorker) => {
    if (message.type === 'request') {
      respond(database, message.bytes).catch((error: unknown) => giveUp(describe(error)));
    } else if (message.type === 'count-fsyncs') {
      send({ type: 'fsyncs', count: files.fsyncs.total });
    } else if (message.type === 'close') {
      database
        .close()
        .then(() => send({ type: 'closed' }))
        .catch((error: unknown) => giveUp(describe(error)));
    }
  });
  send({ type: 'ready' });
}

port.on('message', (message: ToWorker) => {
  if (message.type !== 'open') return;
  open(message.engine)
    .then(serve)
    .catch((error: unknown) => giveUp(describe(error)));
});
