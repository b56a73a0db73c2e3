import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { DatabaseLogger, OpenDatabaseOptions } from '../database-handle';
import { DatabasePool } from '../database-pool';
import { DatabaseUnavailableError } from '../database-errors';
import type { Engine } from '../engine';
import { Subscriptions, listenStatement, unlistenStatement } from '../notifications';
import type { Subscription } from '../notifications';
import {
  emptyFolder,
  hasDatabase,
  prepareDataFolder,
  refuseForeignFolder,
  resolveFolder,
} from './data-folder';
import { fillWithEmptyDatabase } from './empty-database';
import { EmbeddedSocket, loadPglite, runPglite } from './embedded-socket';
import type { EmbeddedSocketOptions } from './embedded-socket';
import { lockFolder } from './folder-lock';
import type { FolderLock } from './folder-lock';
import { startMaintenance } from './maintenance';
import type { WorkerInput } from './worker-messages';

const LONG_WORK_MS = 30 * 60_000;
/** A query waits at most this long for its turn and for the engine to restart after a crash. */
const TURN_MS = 60_000;
/**
 * Opening takes one second, or ten on a busy machine. A worker may hang; it is then replaced by another one.
 */
const OPENING_MS = 20_000;
/** Creating a database takes three times as long as opening one. */
const CREATING_MS = 40_000;

type EmbeddedOptions = Pick<OpenDatabaseOptions, 'dataDir' | 'logger'> & { statementTimeoutMs: number };

/**
 * Runs PGlite in a worker and restarts it after a crash. There is one connection, one worker and one process.
 */
export class EmbeddedEngine implements Engine {
  readonly name = 'pglite';
  readonly pool: DatabasePool;

  private readonly folder: string;
  private readonly logger: DatabaseLogger | undefined;
  private readonly subscriptions = new Subscriptions();
  private readonly statementTimeoutMs: number;
  private longWork = 0;
  private socket: EmbeddedSocket | undefined;
  private openings = 0;
  private lock: FolderLock | undefined;
  private isLockLost = false;
  private stopMaintenance: (() => Promise<void>) | undefined;
  private isPrepared = false;
  /** Loads the engine while other code starts, and is used by the first connection. */
  private loadedWorker: Worker | undefined;

  constructor(options: EmbeddedOptions) {
    this.folder = resolveFolder(path.join(path.resolve(options.dataDir), 'database'));
    this.logger = options.logger;
    this.statementTimeoutMs = options.statementTimeoutMs;
    this.pool = new DatabasePool({
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: TURN_MS,
      user: 'postgres',
      database: 'postgres',
      host: 'embedded',
      ssl: false,
      stream: () =>
        this.openSocket({ folder: this.folder, replaceAfterMs: OPENING_MS, whenFree: this.whenFree() }),
      onConnect: async (client: pg.ClientBase) => this.prepareConnection(client),
      onFatal: (error) => this.socket?.destroy(error),
    });
    this.loadedWorker = loadPglite({ folder: this.folder });
    // A worker that fails before it is used is replaced like one that hangs.
    this.loadedWorker.on('error', () => undefined);
    this.loadedWorker.once('exit', () => (this.loadedWorker = undefined));
  }

  async open(): Promise<void> {
    await this.takeLock();
    await refuseForeignFolder(this.folder);
    await prepareDataFolder(this.folder, (folder) =>
      fillWithEmptyDatabase(folder, (empty) => this.createIn(empty)),
    );
    this.isPrepared = true;
    await this.pool.query('select 1');
    this.stopMaintenance = startMaintenance(this.pool, this, this.logger);
  }

  /** Returns how often the engine has synced to the disk since it was opened. */
  countFsyncs(): Promise<number> {
    return this.socket?.countFsyncs() ?? Promise.resolve(0);
  }

  /** The system keeps the files of a deleted folder until they are closed: writes succeed, and a restart loses them. */
  async requireStorage(): Promise<void> {
    if (hasDatabase(this.folder)) return;
    throw new DatabaseUnavailableError(
      `its folder ${this.folder} has been deleted or moved, and what is written is lost. Stop the site and put it back.`,
    );
  }

  async listen(channel: string, handler: Subscription['handler'], onGap?: () => void) {
    const subscription: Subscription = { handler, onGap };
    this.subscriptions.add(channel, subscription);
    await this.pool.query(listenStatement(channel));
    return async () => {
      if (this.subscriptions.remove(channel, subscription)) await this.pool.query(unlistenStatement(channel));
    };
  }

  async withoutTimeLimit<T>(work: () => Promise<T>): Promise<T> {
    this.longWork += 1;
    try {
      return await work();
    } finally {
      this.longWork -= 1;
    }
  }

  async close(): Promise<void> {
    try {
      await this.stopMaintenance?.();
    } finally {
      await this.shutDown();
    }
  }

  private async shutDown() {
    await this.pool.end();
    await this.loadedWorker?.terminate();
    await this.socket?.released;
    await this.lock?.release();
  }

  private async takeLock() {
    this.lock = await lockFolder({
      file: `${this.folder}.lock`,
      onLost: () => {
        this.isLockLost = true;
        this.logger?.error(
          {},
          'Another process has taken over the embedded database; this one has closed it.',
        );
        this.socket?.destroy(new DatabaseUnavailableError('another process has taken it over.'));
      },
    });
  }

  private async whenFree(): Promise<void> {
    if (!this.isPrepared) throw new DatabaseUnavailableError('it has not been opened yet.');
    if (this.isLockLost) throw new DatabaseUnavailableError('another process has taken it over.');
    await this.socket?.released;
  }

  private openSocket(
    options: Pick<EmbeddedSocketOptions, 'folder' | 'replaceAfterMs' | 'beforeReplacing' | 'whenFree'>,
  ): EmbeddedSocket {
    this.socket = new EmbeddedSocket({
      ...options,
      timeLimitMs: this.timeLimitMs,
      runWorker: this.runWorker,
    });
    return this.socket;
  }

  private readonly runWorker = (input: WorkerInput): Worker => {
    const loaded = input.folder === this.folder ? this.loadedWorker : undefined;
    this.loadedWorker = loaded ? undefined : this.loadedWorker;
    return runPglite(input, loaded);
  };

  private readonly timeLimitMs = () => (this.longWork > 0 ? LONG_WORK_MS : this.statementTimeoutMs);

  private async createIn(folder: string) {
    this.logger?.info({ folder: this.folder }, 'Creating the embedded database.');
    const client = new pg.Client({
      user: 'postgres',
      host: 'embedded',
      stream: () =>
        this.openSocket({
          folder,
          whenFree: Promise.resolve(),
          replaceAfterMs: CREATING_MS,
          beforeReplacing: () => emptyFolder(folder),
        }),
    });
    await client.connect();
    await client.query('checkpoint');
    await client.end();
    await this.socket?.released;
  }

  private async prepareConnection(client: pg.ClientBase) {
    client.on('notification', this.subscriptions.deliver);
    for (const channel of this.subscriptions.channels) await client.query(listenStatement(channel));
    this.openings += 1;
    if (this.openings === 1) return;
    this.logger?.warn({ openings: this.openings }, 'The embedded database failed and was opened again.');
    this.subscriptions.reportGap();
  }
}
