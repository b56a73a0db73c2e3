import type { Outcome } from './site-client';

/** Remembers what became of writes that each have a name of their own. */
export class WrittenNames {
  readonly #kinds = new Map<string, Outcome['kind']>();

  constructor(private readonly noun: string) {}

  note(name: string, { kind }: Pick<Outcome, 'kind'>): void {
    // What was acknowledged once stays so, however a repetition ends.
    if (this.#kinds.get(name) !== 'acknowledged') this.#kinds.set(name, kind);
  }

  list(kind: Outcome['kind']): readonly string[] {
    return [...this.#kinds].flatMap(([name, known]) => (known === kind ? [name] : []));
  }

  /** Compares the names of all rows with what was written. */
  compare(found: readonly string[]): string[] {
    const counts = new Map<string, number>();
    for (const name of found) counts.set(name, (counts.get(name) ?? 0) + 1);
    const faults: string[] = [];
    for (const [name, kind] of this.#kinds) {
      const count = counts.get(name) ?? 0;
      if (kind === 'acknowledged' && count !== 1)
        faults.push(`The ${this.noun} “${name}” was acknowledged, and is there ${count} times.`);
      if (kind === 'refused' && count !== 0)
        faults.push(`The ${this.noun} “${name}” was refused, and is there.`);
      if (kind === 'unknown' && count > 1) faults.push(`The ${this.noun} “${name}” is there ${count} times.`);
    }
    for (const name of counts.keys())
      if (!this.#kinds.has(name)) faults.push(`Nobody wrote the ${this.noun} “${name}”.`);
    return faults;
  }
}
