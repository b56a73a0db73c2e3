/** Is thrown if the queue is full or the wait was too long; the visitor should retry later. */
export class QueueOverflowError extends Error {
  override readonly name = 'QueueOverflowError';
}

export interface RenderQueueOptions {
  readonly maxConcurrent: number;
  /** Reserves this many of the concurrent renders for listed pages. */
  readonly reserved?: number;
  /** Limits the waiting renders; listed pages have a queue of their own with the same limit. */
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
  /**
   * Is the limit for listed pages in milliseconds. There is a limited number of them, so they may wait until a busy
   * start is over.
   */
  readonly maxListedWaitMs?: number;
  /** Limits the running and waiting renders of one network. */
  readonly maxPerNetwork?: number;
}

/** Describes who a render is for. */
export interface RenderOrigin {
  /** Is true for a page that the site lists; there is a limited number of them. */
  readonly isListed?: boolean;
  /** Is the network that the render counts for; without it, none. */
  readonly network?: string;
}

/**
 * Runs a limited number of renders at once; a limited number of others wait for a limited time. Requests for invented
 * URLs can't use up all places, nor one network those of the others.
 */
export class RenderQueue {
  readonly #options: Required<RenderQueueOptions>;
  readonly #listed: (() => void)[] = [];
  readonly #others: (() => void)[] = [];
  readonly #byNetwork = new Map<string, number>();
  #running = 0;
  #runningOthers = 0;

  constructor(options: RenderQueueOptions) {
    this.#options = {
      reserved: 0,
      maxPerNetwork: Infinity,
      maxListedWaitMs: options.maxWaitMs,
      ...options,
    };
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#listed.length + this.#others.length;
  }

  /** Runs `work` in its turn. Rejects with QueueOverflowError if the wait is too long or too many wait. */
  async run<T>(work: () => Promise<T>, { isListed = false, network }: RenderOrigin = {}): Promise<T> {
    this.#enter(network);
    try {
      await this.#acquireSlot(isListed);
      try {
        return await work();
      } finally {
        this.#running -= 1;
        if (!isListed) this.#runningOthers -= 1;
        this.#startNext();
      }
    } finally {
      this.#leave(network);
    }
  }

  #enter(network: string | undefined): void {
    if (network === undefined) return;
    const count = (this.#byNetwork.get(network) ?? 0) + 1;
    if (count > this.#options.maxPerNetwork)
      throw new QueueOverflowError(`${network} asks for too many renders at once`);
    this.#byNetwork.set(network, count);
  }

  #leave(network: string | undefined): void {
    if (network === undefined) return;
    const count = (this.#byNetwork.get(network) ?? 1) - 1;
    if (count === 0) this.#byNetwork.delete(network);
    else this.#byNetwork.set(network, count);
  }

  #hasSlot(isListed: boolean): boolean {
    const { maxConcurrent, reserved } = this.#options;
    return this.#running < maxConcurrent && (isListed || this.#runningOthers < maxConcurrent - reserved);
  }

  #start(isListed: boolean): void {
    this.#running += 1;
    if (!isListed) this.#runningOthers += 1;
  }

  #startNext(): void {
    const isListed = this.#listed.length > 0;
    if (!this.#hasSlot(isListed)) return;
    const next = (isListed ? this.#listed : this.#others).shift();
    if (!next) return;
    // The place is reserved before the waiting render continues, because another one could take it in between.
    this.#start(isListed);
    next();
  }

  async #acquireSlot(isListed: boolean): Promise<void> {
    const { maxWaiting, maxListedWaitMs } = this.#options;
    const maxWaitMs = isListed ? maxListedWaitMs : this.#options.maxWaitMs;
    if (this.#hasSlot(isListed)) {
      this.#start(isListed);
      return;
    }
    const waiting = isListed ? this.#listed : this.#others;
    if (waiting.length >= maxWaiting) throw new QueueOverflowError('Too many renders wait already');
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(new QueueOverflowError(`No render finished within ${maxWaitMs} ms`));
      }, maxWaitMs);
      waiting.push(start);
    });
  }
}
