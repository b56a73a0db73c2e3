import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../programs';
import { DatabaseRefusedError, DatabaseUnavailableError } from '../database-errors';
import type { FromWorker, ToWorker, WorkerInput } from './worker-messages';

/** After these messages the client waits for a response: query, sync, flush, end of a copy. */
const EXPECTS_RESPONSE = new Set([...'QSHcf'].map((letter) => letter.charCodeAt(0)));
const TERMINATE = 'X'.charCodeAt(0);
const STARTUP = 0;

export interface EmbeddedSocketOptions {
  folder: string;
  /** Resolves when nothing else has opened the folder. */
  whenFree: Promise<void>;
  /** Returns the time limit of the next request. */
  timeLimitMs: () => number;
  /**
   * After this time a worker that hasn't opened the folder is replaced once. By default it is never replaced.
   */
  replaceAfterMs?: number | undefined;
  /** Cleans up the folder before the second worker starts. */
  beforeReplacing?: (() => Promise<void>) | undefined;
  runWorker?: (input: WorkerInput) => Worker;
}

async function compileEngine(): Promise<WebAssembly.Module | undefined> {
  try {
    const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
    return await WebAssembly.compile(await readFile(path.join(path.dirname(library), 'pglite.wasm')));
  } catch {
    // The worker compiles it, too, and reports why it can't.
    return undefined;
  }
}

let compiledEngine: ReturnType<typeof compileEngine> | undefined;

/** Returns the engine for all workers of the process: after the first one, they open a folder in two thirds of the time. */
const getEngine = () => (compiledEngine ??= compileEngine());

/** Starts a worker that loads its code and waits until it may open the folder. */
export function loadPglite(workerData: WorkerInput): Worker {
  void getEngine();
  return startWorker(new URL('./pglite-worker.ts', import.meta.url), { workerData });
}

/** Starts the engine in its own worker, or in one that has loaded its code. */
export function runPglite(input: WorkerInput, worker = loadPglite(input)): Worker {
  void getEngine().then((engine) => worker.postMessage({ type: 'open', engine } satisfies ToWorker));
  return worker;
}

/**
 * Connects the `pg` driver to the embedded database. It implements the interface of a socket and passes the
 * bytes of the PostgreSQL protocol to the worker with the engine. Each socket has its own worker.
 */
export class EmbeddedSocket extends Duplex {
  /** Resolves when the worker has ended, for whatever reason. */
  readonly released: Promise<void>;

  private readonly options: EmbeddedSocketOptions;
  private worker: Worker | undefined;
  private unsent: Buffer[] = [];
  private timer: NodeJS.Timeout | undefined;
  private markReleased: () => void = () => undefined;
  private finishClosing: (() => void) | undefined;
  private fsyncsCounted: ((count: number) => void) | undefined;

  constructor(options: EmbeddedSocketOptions) {
    super({ allowHalfOpen: true });
    this.options = options;
    this.released = new Promise((resolve) => {
      this.markReleased = resolve;
    });
  }

  /** The driver passes an address, which isn't needed. */
  connect(): this {
    this.options.whenFree.then(
      () => this.startWorker(this.options.replaceAfterMs),
      (error: Error) => {
        this.destroy(error);
        this.markReleased();
      },
    );
    return this;
  }

  // The driver calls these methods of a real socket.
  setNoDelay = () => this;
  setKeepAlive = () => this;
  ref = () => this;
  unref = () => this;

  countFsyncs(): Promise<number> {
    return new Promise((resolve) => {
      this.fsyncsCounted = resolve;
      this.post({ type: 'count-fsyncs' });
    });
  }

  private startWorker(replaceAfterMs?: number) {
    if (this.destroyed) return this.markReleased();
    const { folder, runWorker = runPglite } = this.options;
    const worker = runWorker({ folder });
    this.worker = worker;
    if (replaceAfterMs !== undefined) this.startTimer(replaceAfterMs, () => void this.replace(worker));
    const unlessReplaced = (act: () => void) => this.worker === worker && act();
    worker.on('message', (message: FromWorker) => unlessReplaced(() => this.receive(message)));
    worker.on('error', (error) =>
      unlessReplaced(() => this.fail(new DatabaseUnavailableError(firstLine(error), { cause: error }))),
    );
    worker.on('exit', () =>
      unlessReplaced(() => {
        this.fail(new DatabaseUnavailableError('the embedded database stopped.'));
        this.markReleased();
      }),
    );
  }

  private async replace(worker: Worker) {
    this.worker = undefined;
    try {
      await worker.terminate();
      await this.options.beforeReplacing?.();
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
    }
    this.startWorker();
  }

  private receive(message: FromWorker) {
    if (message.type === 'ready') this.markOpened();
    else if (message.type === 'reply') this.receiveReply(Buffer.from(message.bytes.buffer), message.isLast);
    else if (message.type === 'fsyncs') this.fsyncsCounted?.(message.count);
    else if (message.type === 'closed') this.finishClosing?.();
    else if (message.type === 'refused') this.fail(new DatabaseRefusedError(message.reason));
    else this.fail(new DatabaseUnavailableError(`the embedded database failed (${message.reason}).`));
  }

  private markOpened() {
    this.stopTimer();
    this.emit('connect');
  }

  private receiveReply(bytes: Buffer, isLast: boolean) {
    if (isLast) this.stopTimer();
    this.push(bytes);
  }

  private startTimer(limitMs: number, giveUp: () => void) {
    this.stopTimer();
    // If this thread was blocked, the response may already be in the queue and is read before the immediate.
    const timer = setTimeout(() => setImmediate(() => this.timer === timer && giveUp()), limitMs);
    this.timer = timer;
  }

  private stopTimer() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private fail(error: Error) {
    this.destroy(this.finishClosing ? undefined : error);
  }

  private post(message: ToWorker, transfer: ArrayBuffer[] = []) {
    this.worker?.postMessage(message, transfer);
  }

  private sendRequest() {
    const request = Uint8Array.from(Buffer.concat(this.unsent));
    this.unsent = [];
    const limit = this.options.timeLimitMs();
    this.startTimer(limit, () =>
      this.fail(new DatabaseUnavailableError(`a statement took longer than ${limit} ms and was given up.`)),
    );
    this.post({ type: 'request', bytes: request }, [request.buffer]);
  }

  override _read() {
    // Replies are pushed when they arrive, so there is nothing to read on demand.
  }

  /**
   * The driver writes single messages, but the engine needs all messages up to the one that it responds to.
   */
  override _write(message: Buffer, _encoding: BufferEncoding, done: () => void) {
    const kind = message[0];
    if (kind !== TERMINATE) {
      this.unsent.push(message);
      if (kind === STARTUP || (kind !== undefined && EXPECTS_RESPONSE.has(kind))) this.sendRequest();
    }
    done();
  }

  /** Closes the engine cleanly after the driver has sent its last message. */
  override _final(done: () => void) {
    this.stopTimer();
    if (!this.worker) return done();
    const finish = () => {
      clearTimeout(timer);
      done();
      this.destroy();
    };
    const timer = setTimeout(finish, this.options.timeLimitMs());
    this.finishClosing = finish;
    this.post({ type: 'close' });
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.stopTimer();
    const worker = this.worker;
    if (!worker) {
      done(error);
      return;
    }
    void worker.terminate().then(() => this.markReleased());
    done(error);
  }
}

function firstLine(error: Error): string {
  return error.message.split('\n', 1).join('').slice(0, 300);
}
