import type { Worker } from 'node:worker_threads';
import type { Registry } from '@narthex/shared-contracts';
import { startWorker } from '../../../programs';
import type { FromWorker, RenderedPage, ToWorker, WorkerInput } from './render-messages';
import { RenderCrashError, type RenderTask, type VersionRenderer } from './version-renderer';
import { RENDERER_MEMORY_MB, RENDERER_READY_TIMEOUT_MS, RENDER_END_TIMEOUT_MS } from '../page-policy';

interface Pending {
  readonly task: RenderTask;
  resolve(page: RenderedPage): void;
  reject(error: Error): void;
}

export interface WorkerOptions {
  readonly limits?: Partial<Record<keyof typeof RENDERER_MEMORY_MB, number>>;
  readonly endWithinMs?: number;
  readonly readyWithinMs?: number;
}

/**
 * Runs a renderer in a thread of its own, where it can't block the server, use up its memory or read its settings. If
 * it crashes or hangs, all its current renders fail.
 */
export class WorkerRenderer implements VersionRenderer {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly ready: Promise<void>;
  readonly #endWithinMs: number;
  readonly #ended: Promise<void>;
  #setReady: () => void = () => undefined;
  #setBroken: (error: Error) => void = () => undefined;
  #lastId = 0;
  #sentRegistry: Registry | null = null;
  #isBroken = false;

  constructor(
    workerData: WorkerInput,
    {
      limits,
      endWithinMs = RENDER_END_TIMEOUT_MS,
      readyWithinMs = RENDERER_READY_TIMEOUT_MS,
    }: WorkerOptions = {},
  ) {
    const timer = setTimeout(() => this.#giveUp('its code takes too long to load'), readyWithinMs).unref();
    this.ready = new Promise<void>((resolve, reject) => {
      this.#setReady = resolve;
      this.#setBroken = reject;
    }).finally(() => clearTimeout(timer));
    // Callers that wait for `ready` handle the rejection; without this line, it would be unhandled if none waits.
    this.ready.catch(() => undefined);
    const { NODE_ENV, TZ } = process.env;
    this.#endWithinMs = endWithinMs;
    this.#worker = startWorker(new URL('./render-worker.ts', import.meta.url), {
      workerData,
      // The environment doesn't contain the settings, because they include passwords.
      env: { ...(NODE_ENV !== undefined && { NODE_ENV }), ...(TZ !== undefined && { TZ }) },
      resourceLimits: { ...RENDERER_MEMORY_MB, ...limits },
    });
    // The thread must not keep a process alive that is otherwise finished.
    this.#worker.unref();
    this.#worker.on('message', (message: FromWorker) => this.#receive(message));
    this.#ended = new Promise((resolve) => {
      this.#worker.on('error', (error) => this.#breakDown(String(error)));
      this.#worker.on('exit', () => {
        this.#breakDown('it ended');
        resolve();
      });
    });
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  render(task: RenderTask): Promise<RenderedPage> {
    if (this.#isBroken) return Promise.reject(new RenderCrashError('The renderer is gone'));
    const { input, signal } = task;
    const { registry, ...rest } = input;
    const id = (this.#lastId += 1);
    const page = new Promise<RenderedPage>((resolve, reject) => {
      this.#pending.set(id, { task, resolve, reject });
    });
    signal.addEventListener('abort', () => this.#abort(id, String(signal.reason)), { once: true });
    if (registry !== this.#sentRegistry) this.#send({ type: 'registry', registry });
    this.#sentRegistry = registry;
    this.#send({ type: 'render', id, input: rest });
    return page;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
    await this.#ended;
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #abort(id: number, reason: string): void {
    if (!this.#pending.has(id)) return;
    this.#send({ type: 'abort', id, reason });
    const timer = setTimeout(() => {
      if (this.#pending.has(id)) this.#giveUp('it hangs');
    }, this.#endWithinMs);
    timer.unref();
  }

  #giveUp(reason: string): void {
    this.#breakDown(reason);
    void this.#worker.terminate();
  }

  #breakDown(reason: string): void {
    this.#isBroken = true;
    this.#setBroken(new RenderCrashError(`Rendering failed: ${reason}`));
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const { reject } of pending) reject(new RenderCrashError(`Rendering failed: ${reason}`));
  }

  #receive(message: FromWorker): void {
    if (message.type === 'ready') return this.#setReady();
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    if (message.type === 'call') {
      const { call, method, url, params } = message;
      pending.task.call({ method, url, params }).then(
        (response) => this.#send({ type: 'response', call, ...response }),
        (error: unknown) => this.#send({ type: 'call-failed', call, reason: String(error) }),
      );
      return;
    }
    this.#pending.delete(message.id);
    if (message.type === 'rendered') pending.resolve(message.page);
    else pending.reject(new Error(message.reason));
  }
}
