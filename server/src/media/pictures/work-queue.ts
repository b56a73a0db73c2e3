export type Priority = 'request' | 'background';

interface Waiting {
  readonly name: string;
  priority: Priority;
  readonly start: () => void;
}

/**
 * Runs at most `size` pieces of work at once. Background work starts only while nothing else runs or waits, so it
 * never takes a place from a visitor. Work of the same name that is already under way is shared.
 */
export class WorkQueue {
  readonly #size: number;
  readonly #waiting: Waiting[] = [];
  readonly #underWay = new Map<string, Promise<void>>();
  #running = 0;

  constructor(size: number) {
    this.#size = size;
  }

  once(name: string, priority: Priority, work: () => Promise<void>): Promise<void> {
    const known = this.#underWay.get(name);
    if (known) {
      if (priority === 'request') this.#promote(name);
      return known;
    }
    const promise = this.#run(name, priority, work).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, promise);
    return promise;
  }

  async #run(name: string, priority: Priority, work: () => Promise<void>): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#waiting.push({ name, priority, start: resolve });
      this.#next();
    });
    try {
      await work();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  #promote(name: string): void {
    const waiting = this.#waiting.find((candidate) => candidate.name === name);
    if (waiting) waiting.priority = 'request';
    this.#next();
  }

  #next(): void {
    if (this.#running >= this.#size) return;
    let index = this.#waiting.findIndex(({ priority }) => priority === 'request');
    if (index < 0 && this.#running === 0 && this.#waiting.length > 0) index = 0;
    if (index < 0) return;
    const [chosen] = this.#waiting.splice(index, 1);
    this.#running += 1;
    chosen?.start();
    this.#next();
  }
}
