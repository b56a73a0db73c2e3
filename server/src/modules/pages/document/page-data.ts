import { createHash } from 'node:crypto';
import type { PageData } from '@narthex/shared-contracts';
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

/** Holds the JSON of objects that are the same in the data of many pages. */
const written = new WeakMap<object, string>();

/** Writes an object as JSON once. It must not change. */
function writeOnce(value: object): string {
  const known = written.get(value);
  if (known !== undefined) return known;
  const json = JSON.stringify(value);
  written.set(value, json);
  return json;
}

/** Is page data whose state is JSON, as its renderer has written it. */
export type RenderedPageData = Omit<PageData, 'state'> & { readonly state: string };

/** Writes page data as JSON, and hashes it for its URL. Registry and lists of files are most of it, and rarely change. */
export function hashPageData({ registry, files, state, ...rest }: RenderedPageData): HashedPageData {
  const lists = Object.entries(files).map(([remote, list]) => `${JSON.stringify(remote)}:${writeOnce(list)}`);
  const fields = [
    `"registry":${writeOnce(registry)}`,
    `"files":{${lists.join(',')}}`,
    JSON.stringify(rest).slice(1, -1),
    `"state":${state}`,
  ];
  const json = `{${fields.join(',')}}`;
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
