/** Identifies who waits for the work: a visitor of a network, or nobody. */
export type Asker = { readonly network: string } | 'background';

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
  readonly #underWay = new Map<string, Promise<void>>();
  #running = 0;

  constructor(size: number) {
    this.#size = size;
  }

  once(name: string, asker: Asker, work: () => Promise<void>): Promise<void> {
    const known = this.#underWay.get(name);
    if (known) {
      this.#join(name, asker);
      return known;
    }
    const promise = this.#run(name, asker, work).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, promise);
    return promise;
  }

  async #run(name: string, asker: Asker, work: () => Promise<void>): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#waiting.push({ name, networks: new Set(), start: resolve });
      this.#join(name, asker);
    });
    try {
      await work();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  #join(name: string, asker: Asker): void {
    const waiting = this.#waiting.find((candidate) => candidate.name === name);
    if (asker !== 'background') waiting?.networks.add(asker.network);
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
    this.#passTurn(chosen);
    chosen.start();
    this.#next();
  }

  /** Moves the networks that were just served to the end of the order. */
  #passTurn({ networks: served }: Waiting): void {
    const isServed = ({ networks }: Waiting) => [...networks].every((network) => served.has(network));
    this.#waiting = [
      ...this.#waiting.filter((waiting) => !isServed(waiting)),
      ...this.#waiting.filter(isServed),
    ];
  }
}
