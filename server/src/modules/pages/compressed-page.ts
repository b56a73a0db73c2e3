import { createHash } from 'node:crypto';
import { compressText } from '../../delivery/files/compress-text';

/** Of all pages, one at a time: the processors are there for those who wait. */
let isRecompressing = false;

/** A page as it is sent. */
export class CompressedPage {
  readonly status: number;
  readonly html: Buffer;
  readonly etag: string;
  /** Whether browsers and proxies may store it, to ask again with its ETag. */
  readonly isCacheable: boolean;
  #brotli: Buffer;
  #quality: 'first' | 'repeated' = 'first';
  #wasSent = false;

  private constructor(status: number, html: Buffer, brotli: Buffer, isCacheable: boolean) {
    this.status = status;
    this.html = html;
    this.etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`;
    this.isCacheable = isCacheable;
    this.#brotli = brotli;
  }

  /** Compresses a page, off the main thread. */
  static async compress(
    status: number,
    text: string,
    { isCacheable }: { isCacheable: boolean },
  ): Promise<CompressedPage> {
    const html = Buffer.from(text);
    const brotli = await compressText(html, isCacheable ? 'cached' : 'once');
    return new CompressedPage(status, html, brotli, isCacheable);
  }

  /** Its compressed bytes, to be sent now. Who is first doesn't wait for the best of them; a page that is sent again gets it. */
  takeBrotli(): Buffer {
    if (this.#wasSent && this.#quality === 'first' && !isRecompressing) void this.#recompress();
    this.#wasSent = true;
    return this.#brotli;
  }

  async #recompress(): Promise<void> {
    isRecompressing = true;
    this.#quality = 'repeated';
    // Where it fails, what there is goes on being sent.
    this.#brotli = await compressText(this.html, 'repeated').catch(() => this.#brotli);
    isRecompressing = false;
  }
}
