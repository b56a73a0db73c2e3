import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { MINUTE_MS } from '../../time-units';
import type { BlobStore } from '../blobs/blob-store';
import type { DeltaSource } from './delta-format';

/** Names a file by its hash (subresource integrity), with its Brotli copy. */
export interface DeltaTarget {
  readonly file: string;
  readonly compressed: string | undefined;
}

/** Describes what a browser asks for and what it has. */
export interface DeltaRequest extends DeltaTarget {
  /** Is the SHA-256 of the file that the browser has, in base64. */
  readonly dictionary: string;
  /** Lists the hashes of the files that visitors could get under the same pattern. */
  readonly listEarlier: () => Promise<readonly string[]>;
}

/** Keeps deltas between the versions of a file. None is made while a request waits. */
export interface DeltaStore {
  /** Returns the delta, or null; an unknown one is then made for later requests. */
  find(request: DeltaRequest): Buffer | null;
  /** Makes the deltas that browsers will soon ask for, after those that they have asked for. */
  prepare(pairs: Iterable<DeltaTarget & { readonly earlier: string }>): void;
  close(): Promise<void>;
}

interface DeltaStoreOptions {
  readonly readBlob: BlobStore['read'];
  readonly thread: { make(source: DeltaSource): Promise<Buffer>; close(): Promise<void> };
  readonly log: Pick<Logger, 'warn'>;
}

/** Bounds the memory. A delta has some hundred bytes, so this holds the releases of weeks. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;
/** Bounds the time and the memory of the thread. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;
const MAX_HASHES = 20_000;
const MAX_REFUSED = 2_000;
const MAX_REQUESTED = 200;
const MAX_PREPARED = 2_000;
/** An unknown file may be one that another process has just got. */
const REFUSED_FOR_MS = 10 * MINUTE_MS;

type Job = () => Promise<void>;

/** Opens the store. The thread starts with the first delta. */
export function openDeltaStore({ readBlob, thread, log }: DeltaStoreOptions): DeltaStore {
  const deltas = new LRUCache<string, Buffer>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ length }, key) => length + key.length,
  });
  const refused = new LRUCache<string, true>({ max: MAX_REFUSED, ttl: REFUSED_FOR_MS });
  const hashes = new LRUCache<string, string>({
    max: MAX_HASHES,
    fetchMethod: async (integrity) =>
      createHash('sha256')
        .update(await readBlob(integrity))
        .digest('base64'),
  });
  const requested = new Map<string, Job>();
  const prepared: Job[] = [];
  let isRunning = false;
  let isClosed = false;

  const toKey = (file: string, dictionary: string) => `${file} ${dictionary}`;

  async function make({ file, compressed }: DeltaTarget, earlier: string): Promise<void> {
    const key = toKey(file, await hashes.forceFetch(earlier));
    if (deltas.has(key) || refused.has(key)) return;
    // Anything that throws here would throw again with the next request.
    refused.set(key, true);
    const source = { dictionary: await readBlob(earlier), file: await readBlob(file) };
    if (Math.max(source.dictionary.length, source.file.length) > MAX_FILE_BYTES) return;
    const delta = await thread.make(source);
    const sent = compressed === undefined ? source.file : await readBlob(compressed);
    // The Brotli copy of a file that has changed completely may be smaller.
    if (delta.length >= sent.length) return;
    refused.delete(key);
    deltas.set(key, delta);
  }

  async function makeRequested(key: string, { listEarlier, dictionary, ...target }: DeltaRequest) {
    for (const earlier of await listEarlier()) {
      // The store of files reports the ones that have no intact copy.
      const hash = await hashes.forceFetch(earlier).catch(() => null);
      if (hash === dictionary) return make(target, earlier);
    }
    refused.set(key, true);
  }

  function takeJob(): Job | undefined {
    const [first] = requested;
    if (!first) return prepared.shift();
    requested.delete(first[0]);
    return first[1];
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let job = takeJob(); job && !isClosed; job = takeJob()) {
      await job().catch((error: unknown) => {
        if (!isClosed) log.warn({ err: error }, 'a delta could not be made');
      });
    }
    isRunning = false;
  }

  return {
    find(request) {
      const key = toKey(request.file, request.dictionary);
      const delta = deltas.get(key);
      if (delta) return delta;
      if (!refused.has(key) && !requested.has(key) && requested.size < MAX_REQUESTED) {
        requested.set(key, () => makeRequested(key, request));
        void run();
      }
      return null;
    },
    prepare(pairs) {
      for (const { earlier, ...target } of pairs) {
        if (prepared.length >= MAX_PREPARED) break;
        prepared.push(() => make(target, earlier));
      }
      void run();
    },
    async close() {
      isClosed = true;
      await thread.close();
    },
  };
}
