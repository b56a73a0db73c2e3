import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CAPABILITIES, decideScope, type Owned } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { originalPath, type MediaDrive } from '../../media/drive';
import { problem } from '../../problem-error';
import { isNotModified, IMMUTABLE } from '../../responses/cache-control';
import type { MediaFile } from './repository';

export const MISSING_FILE = t('There is no such file.');

interface ByteRange {
  readonly start: number;
  /** Is the last byte, inclusive. */
  readonly end: number;
}

/**
 * Returns the part of a file that a `Range` header requests. `null` means the whole file, also for headers that the
 * server doesn't support (several ranges, other units), as RFC 9110 allows. `'unsatisfiable'` means that the range is
 * outside of the file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!found) return null;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}

/**
 * Browsers show only these types; others are downloaded, so that no stored document runs with the origin of this site.
 */
const SHOWN_TYPES = /^(image\/(?!svg)|audio\/|video\/|application\/pdf$)/;

/**
 * Private files are about people of the whole church, so they belong to no department whose leaders could read them.
 */
const WHOLE_CHURCH: Owned = { department: null };

/** Throws 401 or 403 if the caller may not read a private file. */
function authorizeReader({ actor }: FastifyRequest, { readers, uploaded_by: uploadedBy }: MediaFile): void {
  if (readers === null || (actor && actor.id === uploadedBy)) return;
  const capability = CAPABILITIES.find((known) => known === readers);
  if (capability && decideScope(actor, capability, WHOLE_CHURCH) === 'apply') return;
  throw problem(actor ? 'forbidden' : 'unauthenticated');
}

/**
 * Sets the cache headers, and returns true if the client has this version already. A key contains a hash of the
 * content, so the response of a URL never changes.
 */
export function hasCached(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('cache-control', IMMUTABLE).header('etag', etag);
  reply.header('x-content-type-options', 'nosniff');
  // Other origins show pictures too: a remote in development, or a shell that uses this server as its API.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  return isNotModified(request, etag);
}

interface Delivery {
  readonly drive: MediaDrive;
  readonly file: MediaFile;
  /** Is the name for a download; without it, the browser shows the file. */
  readonly saveAs?: string;
}

/** Sends a stored file unchanged, or the requested part of it. Throws 404 if it was lost. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { drive, file, saveAs }: Delivery,
) {
  authorizeReader(request, file);
  const path = originalPath(file.key);
  if (!(await drive.disk.exists(path))) throw problem('not_found', MISSING_FILE);
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
  return reply.send(await drive.openRange(path, start, end));
}
