import { findLiveEntry, type Registry } from '@narthex/shared-contracts';

/** Describes what has changed since the document was loaded. */
export interface LiveChanges {
  /** Maps remotes that were switched off since then to the text for their users. */
  readonly closed: ReadonlyMap<string, string>;
  /** Lists the remotes that are disabled only in this tab. */
  readonly closedHere: readonly string[];
  /** Is true if other versions are live now, which the next document will get. */
  readonly isOutdated: boolean;
}

interface WatchSettings {
  /** Holds the versions of this document. */
  readonly registry: Registry;
  readonly fetch: typeof fetch;
  /** Names the remote that this browser previews. */
  readonly previewed?: string;
}

/** The object is shared, because React compares it with the server's snapshot during hydration. */
export const NO_CHANGES: LiveChanges = { closed: new Map(), closedHere: [], isOutdated: false };
/** The registry is requested at most once in this time, in milliseconds. */
const MIN_INTERVAL_MS = 2_000;
const URL_OF_REGISTRY = '/registry.json';

/**
 * Finds out what was switched off or replaced since the document was loaded. A document keeps its versions,
 * but a switched-off remote closes at once. A registry older than one already seen is ignored as a replay.
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

  /** Requests the current registry, unless it was requested a moment ago. Never rejects. */
  async check(): Promise<void> {
    if (performance.now() - this.#askedAt < MIN_INTERVAL_MS) return;
    this.#askedAt = performance.now();
    try {
      const response = await this.#settings.fetch(URL_OF_REGISTRY, { cache: 'no-cache' });
      if (response.ok) this.#compare((await response.json()) as Registry);
    } catch {
      // Without a connection nothing changes.
    }
  }

  /** Disables remotes in this tab only. */
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
