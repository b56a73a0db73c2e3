import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressText } from '../../builds/compression';
import { acceptedEncoding, type Encoding } from './accepted-encoding';

const compressByGzip = promisify(gzip);

/** Is a body in a content coding. */
export interface EncodedBody {
  readonly encoding: Encoding;
  readonly body: Buffer;
}

async function encode(bytes: Buffer, encoding: Encoding, brotli: Buffer | undefined): Promise<Buffer> {
  if (encoding === 'br') return brotli ?? compressText(bytes, 'cached');
  return encoding === 'gzip' ? compressByGzip(bytes) : bytes;
}

/**
 * Returns a text in the smallest form that the client reads, and names its coding in the response.
 * @param brotli Its compressed form, if there is one already.
 */
export async function encodeBody(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  brotli?: Buffer,
): Promise<EncodedBody> {
  const encoding = acceptedEncoding(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return { encoding, body: await encode(bytes, encoding, brotli) };
}
