import { createHash } from 'node:crypto';
import { compressText } from '../../builds/compression';

/** Is a page in the form in which it is sent. */
export interface CompressedPage {
  readonly status: number;
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
  /** Is true if browsers and proxies may store the page and revalidate it by its ETag. */
  readonly isCacheable: boolean;
  /** Is the time at which the page must be rendered again, in milliseconds. */
  readonly expiresAt: number;
  /** Is true if the page waits with the application; the browser itself then follows its links. */
  readonly waits: boolean;
}

/** Compresses a page, off the main thread. */
export async function compressPage(
  status: number,
  text: string,
  { isCacheable, waits, expiresAt }: Pick<CompressedPage, 'isCacheable' | 'waits' | 'expiresAt'>,
): Promise<CompressedPage> {
  const html = Buffer.from(text);
  return {
    status,
    html,
    brotli: await compressText(html, isCacheable ? 'cached' : 'once'),
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`,
    isCacheable,
    expiresAt,
    waits,
  };
}
