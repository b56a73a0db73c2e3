import { CONTENT_SUBJECTS, type ContentSubject } from '@narthex/shared-contracts';

/** Describes a value that was built from content. */
export interface Built<T> {
  readonly value: T;
  /** Lists the content that it shows; `all` means that it isn't known. */
  readonly reads: readonly ContentSubject[] | 'all';
  /** Is false if the value must not be reused for other requests. */
  readonly isCacheable: boolean;
  /** Is the time of the oldest data in it, in milliseconds; by default, the build read all of it. */
  readonly since?: number;
}

export interface ContentCacheOptions {
  /** Returns the version of a subject, or of all content, like `app.contentVersion`. */
  readonly contentVersion: (subject?: ContentSubject) => number;
  /** Limits the number of entries; 0 disables the cache. */
  readonly maxEntries: number;
  /** Limits the age of an entry, because "today" changes. */
  readonly maxAgeMs: number;
  /** Is called for each `get`: the value was cached, is being built for another request already, or has to be built. */
  readonly onLookup?: (result: LookupResult) => void;
}

export type LookupResult = 'hit' | 'shared' | 'miss';

type Versions = ReadonlyMap<ContentSubject | 'all', number>;

interface Entry<T> {
  readonly value: T;
  readonly versions: Versions;
  readonly expiresAt: number;
}

interface Build<T> {
  readonly promise: Promise<T>;
  /**
   * Holds the version of all content at the start of the build. A build that began before a change isn't
   * shared after it.
   */
  readonly version: number;
}

/**
 * Caches values that are built from content, by key, until one of the subjects they show changes.
 * Simultaneous requests for a key share one build. The least recently used entries are evicted.
 */
export class ContentCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #builds = new Map<string, Build<T>>();
  readonly #options: ContentCacheOptions;

  constructor(options: ContentCacheOptions) {
    this.#options = options;
  }

  /** @param build Gets what was built before for this key, if that is still known. */
  get(key: string, build: (previous?: T) => Promise<Built<T>>): Promise<T> {
    const entry = this.#entries.get(key);
    if (entry && this.#isFresh(entry)) {
      // A Map keeps the order of insertion, so a used entry moves to its end.
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      this.#options.onLookup?.('hit');
      return Promise.resolve(entry.value);
    }
    const version = this.#options.contentVersion();
    const underWay = this.#builds.get(key);
    if (underWay?.version === version) {
      this.#options.onLookup?.('shared');
      return underWay.promise;
    }
    this.#options.onLookup?.('miss');
    const promise = this.#build(key, build);
    if (this.#options.maxEntries === 0) return promise;
    const begun = { promise, version };
    this.#builds.set(key, begun);
    const forget = () => {
      if (this.#builds.get(key) === begun) this.#builds.delete(key);
    };
    promise.then(forget, forget);
    return promise;
  }

  #isFresh({ versions, expiresAt }: Entry<T>): boolean {
    const { contentVersion } = this.#options;
    const isCurrent = ([subject, version]: [ContentSubject | 'all', number]) =>
      contentVersion(subject === 'all' ? undefined : subject) === version;
    return Date.now() < expiresAt && [...versions].every(isCurrent);
  }

  async #build(key: string, build: (previous?: T) => Promise<Built<T>>): Promise<T> {
    const { contentVersion, maxEntries, maxAgeMs } = this.#options;
    // The versions are read before the build: a change during the build may or may not be part of the value.
    const all = contentVersion();
    const before = new Map(CONTENT_SUBJECTS.map((subject) => [subject, contentVersion(subject)]));
    const begunAt = Date.now();
    const { value, reads, isCacheable, since = begunAt } = await build(this.#entries.get(key)?.value);
    if (!isCacheable || maxEntries === 0) return value;
    const versions: Versions =
      reads === 'all'
        ? new Map([['all', all]])
        : new Map(reads.map((subject) => [subject, before.get(subject) ?? 0]));
    const entry = { value, versions, expiresAt: Math.min(begunAt, since) + maxAgeMs };
    // A slow build must not replace the result of a later one.
    const newer = this.#entries.get(key);
    if (newer && this.#isFresh(newer) && !this.#isFresh(entry)) return value;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= maxEntries) break;
      this.#entries.delete(oldest);
    }
    return value;
  }
}
