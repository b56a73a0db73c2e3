import { createHash } from 'node:crypto';
import { compressText } from '../../builds/compress-text';

/** A page as it is sent. */
export interface CompressedPage {
  readonly status: number;
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
  /** Whether browsers and proxies may store it, to ask again with its ETag. */
  readonly isCacheable: boolean;
}

/** Compresses a page, off the main thread. */
export async function compressPage(
  status: number,
  text: string,
  { isCacheable }: { isCacheable: boolean },
): Promise<CompressedPage> {
  const html = Buffer.from(text);
  return {
    status,
    html,
    brotli: await compressText(html, isCacheable ? 'cached' : 'once'),
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`,
    isCacheable,
  };
}
