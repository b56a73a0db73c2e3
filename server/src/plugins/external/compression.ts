import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** A smaller response fits into one packet anyway. */
export const MIN_COMPRESSED_BYTES = 1024;
/**
 * This quality shortens the wait of a phone even if the server has one core. Cached responses are compressed
 * better elsewhere.
 */
const QUALITY = 4;

/**
 * Compresses the responses of the API, feeds and other texts, because visitors pay for mobile data by the
 * megabyte. Pages and built files are already compressed, and so are the formats of pictures and sound.
 */
export const compression = fastifyPlugin(
  async (app: FastifyInstance) => {
    await app.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: MIN_COMPRESSED_BYTES,
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
      // Request bodies are never decompressed, because they could unpack to more than their limit.
      globalDecompression: false,
    });
  },
  { name: 'compression' },
);
