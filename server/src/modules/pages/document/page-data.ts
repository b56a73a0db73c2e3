import { createHash } from 'node:crypto';
import { compressText } from '../../../builds/compression';

/** Is the data of a page as JSON, with its hash. */
export interface HashedPageData {
  readonly hash: string;
  readonly json: string;
}

/** Is page data in the form in which it is sent. */
export interface PageDataFile {
  readonly json: Buffer;
  readonly brotli: Buffer;
}

/** Hashes page data for its URL. */
export function hashPageData(data: object): HashedPageData {
  const json = JSON.stringify(data);
  return { json, hash: createHash('sha256').update(json).digest('base64url') };
}

/**
 * Keeps the data of the pages that were rendered last. A document that is still open may request the data of an earlier
 * render, so the files outlive the pages.
 */
export class PageDataFiles {
  readonly #files = new Map<string, PageDataFile>();

  constructor(private readonly maxEntries: number) {}

  find(hash: string): PageDataFile | undefined {
    return this.#files.get(hash);
  }

  async keep({ hash, json }: HashedPageData): Promise<PageDataFile> {
    const known = this.#files.get(hash);
    const bytes = Buffer.from(json);
    const file = known ?? { json: bytes, brotli: await compressText(bytes, 'cached') };
    // A Map keeps the order of insertion, so a file that is in use moves to its end.
    this.#files.delete(hash);
    this.#files.set(hash, file);
    for (const oldest of this.#files.keys()) {
      if (this.#files.size <= this.maxEntries) break;
      this.#files.delete(oldest);
    }
    return file;
  }
}
