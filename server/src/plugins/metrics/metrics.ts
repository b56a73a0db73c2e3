import {
  Counter,
  Gauge,
  Histogram,
  Registry,
  type CounterConfiguration,
  type HistogramConfiguration,
} from 'prom-client';

type Declared<C> = Omit<C, 'registers' | 'collect'>;

export interface GaugeValue<L extends string> {
  readonly labels?: Readonly<Partial<Record<L, string>>>;
  readonly value: number;
}

export interface GaugeDeclaration<L extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly L[];
  /** Reads the values when the metrics are read. */
  readonly read: () => Promise<readonly GaugeValue<L>[]>;
}

/** Holds the metrics of one app. Each part of the server declares its own, and `docs/operators/monitoring.md` lists them. */
export class Metrics {
  readonly registry = new Registry();

  /** @param onError Is called if a gauge can't be read; the other metrics are read all the same. */
  constructor(private readonly onError: (error: unknown, name: string) => void) {}

  counter<L extends string>(declaration: Declared<CounterConfiguration<L>>): Counter<L> {
    return new Counter({ ...declaration, registers: [this.registry] });
  }

  histogram<L extends string>(declaration: Declared<HistogramConfiguration<L>>): Histogram<L> {
    return new Histogram({ ...declaration, registers: [this.registry] });
  }

  gauge<L extends string>({ name, help, labelNames = [], read }: GaugeDeclaration<L>): void {
    const { onError } = this;
    new Gauge<L>({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      async collect() {
        // A label that is no longer reported would otherwise keep its last value.
        this.reset();
        // A reset gauge without labels is 0, which would be wrong if it can't be read.
        if (labelNames.length === 0) this.remove();
        try {
          for (const { labels, value } of await read()) this.set((labels ?? {}) as Record<L, string>, value);
        } catch (error) {
          onError(error, name);
        }
      },
    });
  }
}
