/** There is no room in the queue, or the wait was too long: the visitor should come again later. */
export class QueueOverflowError extends Error {
  override readonly name = 'QueueOverflowError';
}

export interface RenderQueueOptions {
  readonly maxConcurrent: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
}

/** Runs a bounded number of renders at once; a bounded number more wait for their turn, and not for ever. */
export class RenderQueue {
  readonly #options: RenderQueueOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: RenderQueueOptions) {
    this.#options = options;
  }

  /** Runs `work` when it is its turn. Rejects with QueueOverflowError when that takes too long or too many wait. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#takePlace();
    try {
      return await work();
    } finally {
      // The place goes to the next in line without becoming free in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #takePlace(): Promise<void> {
    const { maxConcurrent, maxWaiting, maxWaitMs } = this.#options;
    if (this.#running < maxConcurrent) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= maxWaiting) throw new QueueOverflowError('Too many renders wait already');
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1);
        reject(new QueueOverflowError(`No render finished within ${maxWaitMs} ms`));
      }, maxWaitMs);
      this.#waiting.push(start);
    });
  }
}
