import { CONTENT_SUBJECTS, type ContentSubject } from '@narthex/shared-contracts';

/** Something that was built from content. */
export interface Built<T> {
  readonly value: T;
  /** The content it shows; `all` where nobody knows. */
  readonly reads: readonly ContentSubject[] | 'all';
  /** False for what must not be given to the next one who asks. */
  readonly isCacheable: boolean;
}

export interface ContentCacheOptions {
  /** The version of a subject, or of everything, as `app.contentVersion` gives it. */
  readonly contentVersion: (subject?: ContentSubject) => number;
  /** With 0, each is built for each who asks. */
  readonly maxEntries: number;
  /** How long something may be given out without being built again: "today" moves on. */
  readonly maxAgeMs: number;
}

type Versions = ReadonlyMap<ContentSubject | 'all', number>;

interface Entry<T> {
  readonly value: T;
  readonly versions: Versions;
  readonly expiresAt: number;
}

interface Build<T> {
  readonly promise: Promise<T>;
  /** The version of everything when it began: one that began before a change is not shared after it. */
  readonly version: number;
}

/**
 * What is built from content, by key, for as long as none of the subjects it shows changes. A key that is being built is
 * built once, however many ask for it. The least recently used make room.
 */
export class ContentCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #builds = new Map<string, Build<T>>();
  readonly #options: ContentCacheOptions;

  constructor(options: ContentCacheOptions) {
    this.#options = options;
  }

  get(key: string, build: () => Promise<Built<T>>): Promise<T> {
    const entry = this.#entries.get(key);
    if (entry && this.#isFresh(entry)) {
      // A Map keeps the order of insertion: the one that is asked for goes to its end.
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      return Promise.resolve(entry.value);
    }
    const version = this.#options.contentVersion();
    const underWay = this.#builds.get(key);
    if (underWay?.version === version) return underWay.promise;
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

  async #build(key: string, build: () => Promise<Built<T>>): Promise<T> {
    const { contentVersion, maxEntries, maxAgeMs } = this.#options;
    // Taken before it is built: what changes meanwhile may or may not be in it.
    const all = contentVersion();
    const before = new Map(CONTENT_SUBJECTS.map((subject) => [subject, contentVersion(subject)]));
    const expiresAt = Date.now() + maxAgeMs;
    const { value, reads, isCacheable } = await build();
    if (!isCacheable || maxEntries === 0) return value;
    const versions: Versions =
      reads === 'all'
        ? new Map([['all', all]])
        : new Map(reads.map((subject) => [subject, before.get(subject) ?? 0]));
    const entry = { value, versions, expiresAt };
    // A build that took long must not replace what was built after it.
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
