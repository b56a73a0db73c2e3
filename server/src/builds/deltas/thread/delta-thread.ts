import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startWorker } from '../../../programs';
import { SECOND_MS } from '../../../time-units';
import type { DeltaSource } from '../delta-format';
import type { DeltaResult } from './delta-worker';

/** The largest files take a second; a thread that needs longer hangs. */
const MAKE_TIMEOUT_MS = 30 * SECOND_MS;
/** A thread that has nothing to do ends, because it holds tens of megabytes. */
const IDLE_MS = 30 * SECOND_MS;
const MEMORY_MB = 128;

/** Makes deltas in a thread of its own, one at a time. */
export class DeltaThread {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  /** Rejects if no correct delta could be made. The next call then starts a new thread. */
  async make(source: DeltaSource): Promise<Buffer> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    const ended = new AbortController();
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(MAKE_TIMEOUT_MS)]);
    try {
      const response = once(worker, 'message', { signal });
      const exit = once(worker, 'exit', { signal }).then(() => {
        throw new Error('The thread ended.');
      });
      worker.postMessage(source);
      const [result] = (await Promise.race([response, exit])) as [DeltaResult];
      if ('reason' in result) throw new Error(result.reason);
      return Buffer.from(result.delta);
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      ended.abort();
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = startWorker(new URL('./delta-worker.ts', import.meta.url), {
      // The thread needs no settings, and they include passwords.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    // The thread must not keep a process alive that is otherwise finished.
    worker.unref();
    const forget = () => {
      if (this.#worker === worker) this.#worker = null;
    };
    worker.on('error', forget).on('exit', forget);
    return worker;
  }
}
