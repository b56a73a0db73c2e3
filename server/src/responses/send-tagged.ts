import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNotModified, weakTag } from './cache-control';

interface TaggedText {
  readonly text: string;
  readonly etag: string;
}

/** Sends a text with its tag, or 304 to a client that has it, because browsers and robots ask for such files again. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  file: string | TaggedText,
) {
  const { text, etag } = typeof file === 'string' ? { text: file, etag: weakTag(file) } : file;
  reply.header('etag', etag);
  if (isNotModified(request, etag)) return reply.code(304).send();
  return reply.type(type).send(text);
}
