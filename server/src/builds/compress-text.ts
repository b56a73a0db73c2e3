import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Brotli quality by what becomes of the result: sent once, cached for a while, stored for ever. */
const QUALITY = { once: 4, cached: 6, stored: constants.BROTLI_MAX_QUALITY } as const;

/** Brotli of a text, made off the main thread. */
export function compressText(bytes: Buffer, use: keyof typeof QUALITY): Promise<Buffer> {
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[use],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
