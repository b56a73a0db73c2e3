import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { DatabaseRefusedError, DatabaseUnavailableError } from '../database-errors';
import type { FromWorker, ToWorker, WorkerInput } from './worker-messages';

/** A client waits for a response after these messages: query, sync, flush, end of a copy. */
const EXPECTS_RESPONSE = new Set([...'QSHcf'].map((letter) => letter.charCodeAt(0)));
const TERMINATE = 'X'.charCodeAt(0);
const STARTUP = 0;

export interface EmbeddedSocketOptions {
  folder: string;
  /** Resolves when nothing else has the folder open any more. */
  whenFree: Promise<void>;
  /** Asked before every request: how long the database may take for it. */
  timeLimitMs: () => number;
  /** A worker that hasn't opened the folder by then is replaced by another one, once. Never unless given. */
  replaceAfterMs?: number | undefined;
  /** Puts the folder in order between the two. */
  beforeReplacing?: (() => Promise<void>) | undefined;
  runWorker?: (input: WorkerInput) => Worker;
}

/** Starts the engine in a worker of its own. */
export const runPglite = (workerData: WorkerInput) =>
  new Worker(new URL('./start-worker.mjs', import.meta.url), { workerData, execArgv: [] });

/**
 * The connection to the embedded database: looks like a socket to the `pg` driver, and carries the bytes of
 * the PostgreSQL protocol to the worker that runs the engine. One socket, one worker.
 */
export class EmbeddedSocket extends Duplex {
  /** Resolves once the worker is gone, however it went. */
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

  /** The driver calls this with an address; there is none. */
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

  // What the driver sets on a real socket.
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
    // When this thread itself was busy, the response may be here already and is read before the immediate.
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
    // Replies are pushed as they arrive.
  }

  /** The driver writes one message at a time; the engine wants all of them up to the point of the response. */
  override _write(message: Buffer, _encoding: BufferEncoding, done: () => void) {
    const kind = message[0];
    if (kind !== TERMINATE) {
      this.unsent.push(message);
      if (kind === STARTUP || (kind !== undefined && EXPECTS_RESPONSE.has(kind))) this.sendRequest();
    }
    done();
  }

  /** Closes the engine in good order: the driver has said goodbye. */
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
