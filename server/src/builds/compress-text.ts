import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** These are the Brotli qualities for a result that is sent once, cached for a while or stored permanently. */
const QUALITY = { once: 4, cached: 6, stored: constants.BROTLI_MAX_QUALITY } as const;

/** Compresses a text with Brotli, off the main thread. */
export function compressText(bytes: Buffer, use: keyof typeof QUALITY): Promise<Buffer> {
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[use],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
