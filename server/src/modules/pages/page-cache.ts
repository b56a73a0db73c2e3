import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

/** A page as it is sent. */
export interface CachedPage {
  readonly status: number;
  readonly html: Buffer;
  readonly compressed: Buffer;
  readonly etag: string;
}

export function cachedPage(status: number, html: string): CachedPage {
  const bytes = Buffer.from(html);
  return {
    status,
    html: bytes,
    compressed: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`,
  };
}

/**
 * At most `room` pages by key; a key that is being made is made once, however many ask for it. The oldest make room.
 * Without room each page is made for each who asks.
 */
export class PageCache {
  private readonly pages = new Map<string, Promise<CachedPage>>();

  constructor(private readonly room: number) {}

  get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const found = this.pages.get(key);
    if (found) return found;
    const made = make();
    this.pages.set(key, made);
    made.catch(() => this.pages.delete(key));
    for (const oldest of this.pages.keys()) {
      if (this.pages.size <= this.room) break;
      this.pages.delete(oldest);
    }
    return made;
  }
}
