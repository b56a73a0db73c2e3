import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../problem-error';
import { acceptsCoding } from '../../responses/encoding/accepted-encoding';
import { IMMUTABLE } from '../../responses/cache-control';
import { COMPRESSED } from '../compression';
import { getContentType } from '../content-type';
import type { DictionaryFile } from './deltas-plugin';
import { DELTA_ENCODING } from './dictionary-headers';

/**
 * Sets the headers that describe a built file in every form: what the response depends on, and which later files may be
 * made from it.
 */
export function describeBuiltFile(reply: FastifyReply, dictionary: DictionaryFile | null): void {
  // Frames of isolated remotes have no origin, and load these files like another site.
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  reply.header('vary', dictionary ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding');
  if (dictionary) reply.header('use-as-dictionary', `match="${dictionary.match}"`);
}

interface BuiltFile {
  readonly name: string;
  /** Is null for a file that has no earlier versions. */
  readonly dictionary: DictionaryFile | null;
  /** Reads a file of the same build by its name; resolves with null if there is none. */
  readonly read: (name: string) => Promise<Buffer | null>;
}

/** Sends a file that never changes, in the smallest form that the browser reads. */
export async function sendBuiltFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, dictionary, read }: BuiltFile,
) {
  const delta = dictionary && request.server.deltas.find(request, dictionary);
  const isCompressed = !delta && acceptsCoding(request, 'br');
  const compressed = isCompressed ? await read(name + COMPRESSED).catch(() => null) : null;
  const bytes = delta ?? compressed ?? (await read(name));
  if (!bytes) throw problem('not_found');
  if (delta) reply.header('content-encoding', DELTA_ENCODING);
  else if (compressed) reply.header('content-encoding', 'br');
  describeBuiltFile(reply, dictionary);
  return reply.header('cache-control', IMMUTABLE).type(getContentType(name)).send(bytes);
}
