import { findLiveEntry, type Registry } from '@narthex/shared-contracts';

/** What is different from what the document began with. */
export interface LiveChanges {
  /** What users of remotes read that were switched off since, by remote. */
  readonly closed: ReadonlyMap<string, string>;
  /** The remotes that this tab alone has closed. */
  readonly closedHere: readonly string[];
  /** There are other versions by now: the next page can have them. */
  readonly isOutdated: boolean;
}

interface WatchSettings {
  /** The versions of this document. */
  readonly registry: Registry;
  readonly fetch: typeof fetch;
  /** A remote whose version somebody looks at that isn't live. */
  readonly previewed?: string;
}

/** One object: hydration compares it with what the server rendered. */
export const NO_CHANGES: LiveChanges = { closed: new Map(), closedHere: [], isOutdated: false };
/** Between two questions, in milliseconds. */
const MIN_INTERVAL_MS = 2_000;
const URL_OF_REGISTRY = '/registry.json';

/**
 * Learns what has been switched off or replaced since the document began. A document keeps its versions; the off switch
 * doesn't wait for the next one. A registry that is older than one that was seen is a replay, and ignored.
 */
export class RegistryWatch {
  readonly #settings: WatchSettings;
  readonly #listeners = new Set<() => void>();
  #changes = NO_CHANGES;
  #revision: number;
  #askedAt = -Infinity;

  constructor(settings: WatchSettings) {
    this.#settings = settings;
    this.#revision = settings.registry.revision ?? 0;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getChanges = (): LiveChanges => this.#changes;

  /** Asks for the registry as it is now, unless it was asked for a moment ago. Never fails. */
  async check(): Promise<void> {
    if (performance.now() - this.#askedAt < MIN_INTERVAL_MS) return;
    this.#askedAt = performance.now();
    try {
      const response = await this.#settings.fetch(URL_OF_REGISTRY, { cache: 'no-cache' });
      if (response.ok) this.#compare((await response.json()) as Registry);
    } catch {
      // Without a connection all stays as it is.
    }
  }

  /** Closes remotes in this tab alone. */
  closeHere(remotes: readonly string[], message: string): void {
    const closed = new Map(this.#changes.closed);
    for (const remote of this.#changes.closedHere) closed.delete(remote);
    for (const remote of remotes) closed.set(remote, message);
    this.#set({ ...this.#changes, closed, closedHere: remotes });
  }

  #compare(now: Registry): void {
    const revision = now.revision ?? 0;
    if (revision < this.#revision) return;
    this.#revision = revision;
    const { registry, previewed } = this.#settings;
    const closed = new Map(
      [...this.#changes.closed].filter(([remote]) => this.#changes.closedHere.includes(remote)),
    );
    let isOutdated = false;
    for (const [remote, own] of Object.entries(registry.microFrontends)) {
      const entries = now.microFrontends[remote] ?? [];
      const wasClosed = own[0]?.extras.disabled !== undefined;
      const message = findLiveEntry(entries)?.extras.disabled;
      if (message !== undefined && !wasClosed && !closed.has(remote)) closed.set(remote, message);
      const isServed = entries.some(({ metadata }) => metadata.version === own[0]?.metadata.version);
      if ((!isServed && remote !== previewed) || (wasClosed && message === undefined)) isOutdated = true;
    }
    const isNew = Object.keys(now.microFrontends).some((remote) => !(remote in registry.microFrontends));
    this.#set({ ...this.#changes, closed, isOutdated: isOutdated || isNew });
  }

  #set(changes: LiveChanges): void {
    this.#changes = changes;
    for (const listener of this.#listeners) listener();
  }
}
