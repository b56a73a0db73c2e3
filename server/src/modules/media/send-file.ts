import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CAPABILITIES, decideScope, type Owned } from '@narthex/shared-contracts';
import { originalPath, type MediaDrive } from '../../media/drive';
import { problem } from '../../problem-error';
import { isNotModified } from '../../responses/is-not-modified';
import { byteRange } from './byte-range';
import type { MediaFile } from './repository';
import { IMMUTABLE } from '../../responses/cache-control';

/** What a browser shows by itself; anything else is only kept, so that no stored document runs as a page of ours. */
const SHOWN_TYPES = /^(image\/(?!svg)|audio\/|video\/|application\/pdf$)/;

/** A private file is about people of the whole church: it belongs to no department whose leaders could read it. */
const WHOLE_CHURCH: Owned = { department: null };

/** Refuses who may not read a private file. */
function authorizeReader({ actor }: FastifyRequest, { readers, uploaded_by: uploadedBy }: MediaFile): void {
  if (readers === null || (actor && actor.id === uploadedBy)) return;
  const capability = CAPABILITIES.find((known) => known === readers);
  if (capability && decideScope(actor, capability, WHOLE_CHURCH) === 'apply') return;
  throw problem(actor ? 'forbidden' : 'unauthenticated');
}

/** Keys carry a hash of the content: the response of a URL never changes. True when the visitor has it already. */
export function hasCached(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('cache-control', IMMUTABLE).header('etag', etag);
  reply.header('x-content-type-options', 'nosniff');
  // Pictures are shown on other origins too: a remote under development, a shell that talks to another host.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  return isNotModified(request, etag);
}

interface Delivery {
  readonly drive: MediaDrive;
  readonly file: MediaFile;
  /** The name to save it under; the browser shows the file where none is given. */
  readonly saveAs?: string;
}

/** Sends a stored file as it is, or the part of it that is asked for. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { drive, file, saveAs }: Delivery,
) {
  authorizeReader(request, file);
  const etag = `"${file.key}"`;
  const isCached = hasCached(request, reply, etag);
  if (file.readers !== null) reply.header('cache-control', 'private, no-store');
  if (isCached) return reply.code(304).send();
  reply.header('accept-ranges', 'bytes').type(file.content_type);
  const isShown = saveAs === undefined && SHOWN_TYPES.test(file.content_type);
  const name = saveAs === undefined ? '' : `; filename="${saveAs}"`;
  reply.header('content-disposition', `${isShown ? 'inline' : 'attachment'}${name}`);

  const ifRange = request.headers['if-range'];
  const rangeHeader = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const range = byteRange(rangeHeader, file.bytes);
  if (range === 'unsatisfiable') {
    reply.removeHeader('etag').header('cache-control', 'no-store');
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  }
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  reply.header('content-length', end - start + 1);
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`);
  // A HEAD request must not make the disk read a video.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await drive.openRange(originalPath(file.key), start, end));
}
