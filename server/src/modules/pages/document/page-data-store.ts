import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { FileStore } from '../../../file-store/file-store';
import { MAX_PAGE_DATA_FILES, PAGE_DATA_RETENTION_MS } from '../page-policy';
import { PageDataFiles, type HashedPageData, type PageDataFile } from './page-data';

const FOLDER = 'page-data';

const decompress = promisify(brotliDecompress);

/** Names the file in hexadecimal, because some disks ignore case. */
const toKey = (hash: string) => `${FOLDER}/${Buffer.from(hash, 'base64url').toString('hex')}.json.br`;

/**
 * Keeps the data of rendered pages. It is also stored where every process finds it, so that an open document starts with its
 * own data after a restart, and behind a proxy that asks another process, although the content has changed meanwhile.
 */
export class PageDataStore {
  // Requests for invented URLs must not evict the data of listed pages.
  readonly #listed = new PageDataFiles(MAX_PAGE_DATA_FILES);
  readonly #unlisted = new PageDataFiles(MAX_PAGE_DATA_FILES);
  /** Has what is stored. It is stored again before it would be swept, since pages with the same data are still opened. */
  readonly #shared = new LRUCache<string, true>({
    max: MAX_PAGE_DATA_FILES,
    ttl: PAGE_DATA_RETENTION_MS / 2,
  });

  constructor(
    private readonly files: FileStore,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {}

  /** Returns what this process has rendered. */
  find(hash: string): PageDataFile | undefined {
    return this.#listed.find(hash) ?? this.#unlisted.find(hash);
  }

  /** Returns what any process has rendered. What can't be read counts as gone. */
  async findShared(hash: string): Promise<PageDataFile | undefined> {
    const { disk } = this.files;
    const key = toKey(hash);
    try {
      if (!(await disk.exists(key))) return undefined;
      const brotli = Buffer.from(await disk.getBytes(key));
      return { brotli, json: await decompress(brotli) };
    } catch (error) {
      this.log.warn({ err: error, key }, 'the shared data of a page could not be read');
      return undefined;
    }
  }

  async keep(
    data: HashedPageData,
    { isListed = false, isShared = false }: { readonly isListed?: boolean; readonly isShared?: boolean } = {},
  ): Promise<PageDataFile> {
    const file = await (isListed ? this.#listed : this.#unlisted).keep(data);
    if (isShared && !this.#shared.has(data.hash)) this.#share(data.hash, file);
    return file;
  }

  /** Nobody waits for a disk or a bucket: until it is written, another process has the data that the page has then. */
  #share(hash: string, { brotli }: PageDataFile): void {
    this.#shared.set(hash, true);
    this.files.disk.put(toKey(hash), brotli).catch((error: unknown) => {
      this.#shared.delete(hash);
      this.log.warn({ err: error }, 'the data of a page could not be shared');
    });
  }

  /** Deletes what no document needs any more. */
  async sweep(): Promise<void> {
    const before = new Date(Date.now() - PAGE_DATA_RETENTION_MS);
    for await (const { key, changedAt } of this.files.list(FOLDER))
      if (changedAt < before) await this.files.disk.delete(key);
  }
}
