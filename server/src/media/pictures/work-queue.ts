/** Identifies who waits for the work: a visitor of a network, or nobody. */
export type Requester = { readonly network: string } | 'background';

interface Waiting {
  readonly name: string;
  /** Is empty for background work that no visitor has requested. */
  readonly networks: Set<string>;
  readonly start: () => void;
}

/**
 * Runs at most `size` pieces of work at once. Networks take turns, so that many requests of one network only delay its
 * own. Background work starts only if nothing else runs or waits, so that it never delays a visitor. Calls with the
 * name of work in progress share its result.
 */
export class WorkQueue {
  readonly #size: number;
  #waiting: Waiting[] = [];
  readonly #inProgress = new Map<string, Promise<void>>();
  #running = 0;

  constructor(size: number) {
    this.#size = size;
  }

  once(name: string, requester: Requester, work: () => Promise<void>): Promise<void> {
    const known = this.#inProgress.get(name);
    if (known) {
      this.#join(name, requester);
      return known;
    }
    const promise = this.#run(name, requester, work).finally(() => this.#inProgress.delete(name));
    this.#inProgress.set(name, promise);
    return promise;
  }

  async #run(name: string, requester: Requester, work: () => Promise<void>): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#waiting.push({ name, networks: new Set(), start: resolve });
      this.#join(name, requester);
    });
    try {
      await work();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  #join(name: string, requester: Requester): void {
    const waiting = this.#waiting.find((candidate) => candidate.name === name);
    if (requester !== 'background') waiting?.networks.add(requester.network);
    this.#next();
  }

  #next(): void {
    if (this.#running >= this.#size) return;
    let index = this.#waiting.findIndex(({ networks }) => networks.size > 0);
    if (index < 0 && this.#running === 0 && this.#waiting.length > 0) index = 0;
    if (index < 0) return;
    const [chosen] = this.#waiting.splice(index, 1);
    if (!chosen) return;
    this.#running += 1;
    this.#moveToEnd(chosen);
    chosen.start();
    this.#next();
  }

  /** Moves the networks that were just served to the end of the order. */
  #moveToEnd({ networks: served }: Waiting): void {
    const isServed = ({ networks }: Waiting) => [...networks].every((network) => served.has(network));
    this.#waiting = [
      ...this.#waiting.filter((waiting) => !isServed(waiting)),
      ...this.#waiting.filter(isServed),
    ];
  }
}
