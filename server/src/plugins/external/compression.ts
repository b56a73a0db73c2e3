import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Below this many bytes a response goes into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024;
/** Quality that a phone's wait is shorter with, also on one core; what is kept is compressed better by itself. */
const QUALITY = 4;

/**
 * Responses of the API, feeds and what else is text, compressed for who takes it; mobile data is paid by the megabyte.
 * Pages and built files come compressed already, pictures and sound are by nature.
 */
export const compression = fastifyPlugin(
  async (app: FastifyInstance) => {
    await app.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: MIN_COMPRESSED_BYTES,
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
      // Bodies that are sent to us are never compressed: nothing may unpack to more than its limit.
      globalDecompression: false,
    });
  },
  { name: 'compression' },
);
