/** There is no room in the queue, or the wait was too long: the visitor should come again later. */
export class QueueOverflowError extends Error {
  override readonly name = 'QueueOverflowError';
}

export interface RenderQueueOptions {
  readonly maxConcurrent: number;
  /** How many of them are for listed pages alone. */
  readonly reserved?: number;
  /** Listed pages wait in a line of their own, as long as that of the others. */
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
  /** The same for listed pages: there is a bounded number of them, so they may wait until a busy start is over. */
  readonly maxListedWaitMs?: number;
  /** Renders of one network that run or wait at once. */
  readonly maxPerNetwork?: number;
}

/** What a render is for. */
export interface RenderOrigin {
  /** One of the pages that the site lists: there is a bounded number of them. */
  readonly isListed?: boolean;
  /** Who is counted for it; nobody unless given. */
  readonly network?: string;
}

/**
 * Runs a bounded number of renders at once; a bounded number more wait for their turn, and not for ever. What anyone can
 * make up never takes all places, nor one network those of the others.
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

  /** Runs `work` when it is its turn. Rejects with QueueOverflowError when that takes too long or too many wait. */
  async run<T>(work: () => Promise<T>, { isListed = false, network }: RenderOrigin = {}): Promise<T> {
    this.#enter(network);
    try {
      await this.#takePlace(isListed);
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

  #hasPlace(isListed: boolean): boolean {
    const { maxConcurrent, reserved } = this.#options;
    return this.#running < maxConcurrent && (isListed || this.#runningOthers < maxConcurrent - reserved);
  }

  #start(isListed: boolean): void {
    this.#running += 1;
    if (!isListed) this.#runningOthers += 1;
  }

  #startNext(): void {
    const isListed = this.#listed.length > 0;
    if (!this.#hasPlace(isListed)) return;
    const next = (isListed ? this.#listed : this.#others).shift();
    if (!next) return;
    // The place is taken before who waited runs on, or somebody else takes it in between.
    this.#start(isListed);
    next();
  }

  async #takePlace(isListed: boolean): Promise<void> {
    const { maxWaiting, maxListedWaitMs } = this.#options;
    const maxWaitMs = isListed ? maxListedWaitMs : this.#options.maxWaitMs;
    if (this.#hasPlace(isListed)) {
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
