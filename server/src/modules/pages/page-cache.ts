import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

/** A page as it is sent. */
export interface CachedPage {
  readonly status: number;
  readonly html: Buffer;
  readonly compressed: Buffer;
  readonly etag: string;
  /** Whether the next one who asks may get it too. */
  readonly isKept: boolean;
}

export function cachedPage(status: number, html: string, isKept = true): CachedPage {
  const bytes = Buffer.from(html);
  return {
    status,
    html: bytes,
    compressed: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`,
    isKept,
  };
}

/**
 * At most `room` pages by key; a key that is being made is made once, however many ask for it. Those that nobody asked
 * for the longest make room. Without room each page is made for each who asks.
 */
export class PageCache {
  private readonly pages = new Map<string, Promise<CachedPage>>();

  constructor(private readonly room: number) {}

  get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const page = this.pages.get(key) ?? this.make(key, make);
    // A Map keeps the order of insertion: the one that is asked for goes to its end.
    this.pages.delete(key);
    this.pages.set(key, page);
    for (const oldest of this.pages.keys()) {
      if (this.pages.size <= this.room) break;
      this.pages.delete(oldest);
    }
    return page;
  }

  private make(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const page = make();
    const forget = () => {
      if (this.pages.get(key) === page) this.pages.delete(key);
    };
    page.then(({ isKept }) => isKept || forget(), forget);
    return page;
  }
}
