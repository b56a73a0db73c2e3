import { EventEmitter } from 'node:events';
import workerThreads, { type Worker } from 'node:worker_threads';
import { runPglite } from '../../src/database/embedded/embedded-socket';
import type { FromWorker, ToWorker } from '../../src/database/embedded/worker-messages';

/** Plain data only: functions of a test file are of no use once its environment is torn down. */
export interface SharedDatabase {
  folder: string;
  worker: Worker | null;
  isReady: boolean;
  isTaken: boolean;
  /** Nobody has used it yet. */
  isNew: boolean;
}

const KEY = Symbol.for('narthex.shared-test-databases');
/** A test file gets new modules, and what it leaves in the global object is undone; a core module is the same for all files. */
const processWide: { [KEY]?: SharedDatabase[] } = workerThreads as object;
/** Some files build one app beside another. A third engine would take more memory than the time that it saves is worth. */
const MAX_SHARED = 2;

/** An embedded database that the test files of this process take in turns; null while all of them are taken. */
export async function takeSharedDatabase(
  createFolder: () => Promise<string>,
): Promise<SharedDatabase | null> {
  const known = (processWide[KEY] ??= []);
  let shared = known.find(({ isTaken }) => !isTaken);
  if (!shared) {
    if (known.length === MAX_SHARED) return null;
    shared = { folder: '', worker: null, isReady: false, isTaken: true, isNew: true };
    known.push(shared);
  }
  shared.isTaken = true;
  shared.folder ||= await createFolder();
  return shared;
}

/**
 * The engine's worker as one connection sees it. It outlives the connection: a goodbye is answered here, and only a
 * connection that ends without one, since the engine hangs or broke, ends the worker as well.
 */
class WorkerLease extends EventEmitter {
  private isOver = false;

  constructor(private readonly shared: SharedDatabase) {
    super();
    const worker = shared.worker ?? this.startWorker();
    worker.on('message', this.handleMessage);
    worker.on('exit', this.handleExit);
    if (shared.isReady) setImmediate(() => this.emit('message', { type: 'ready' } satisfies FromWorker));
  }

  postMessage(message: ToWorker, transfer?: readonly ArrayBuffer[]) {
    if (message.type !== 'close') return this.shared.worker?.postMessage(message, transfer);
    this.release();
    setImmediate(() => this.emit('message', { type: 'closed' } satisfies FromWorker));
  }

  async terminate(): Promise<number> {
    if (this.isOver) return 0;
    const { worker } = this.shared;
    this.release();
    this.forget();
    return (await worker?.terminate()) ?? 0;
  }

  private startWorker(): Worker {
    const worker = runPglite({ folder: this.shared.folder });
    // It must not keep a process alive whose tests are over.
    worker.unref();
    this.shared.worker = worker;
    return worker;
  }

  private readonly handleMessage = (message: FromWorker) => {
    if (message.type === 'ready') this.shared.isReady = true;
    this.emit('message', message);
  };

  private readonly handleExit = () => {
    this.release();
    this.forget();
    this.emit('exit');
  };

  private release() {
    this.isOver = true;
    this.shared.worker?.off('message', this.handleMessage).off('exit', this.handleExit);
  }

  private forget() {
    this.shared.worker = null;
    this.shared.isReady = false;
  }
}

/** Connects to the shared database's worker, starting it when there is none. */
export const leaseWorker = (shared: SharedDatabase) => new WorkerLease(shared) as unknown as Worker;
