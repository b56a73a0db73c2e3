import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PICTURE_FORMATS, pictureOfKey, pictureWidths, type PictureFormat } from '@narthex/shared-contracts';
import { originalPath } from '../../media/drive';
import { handleRoute } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import { isNotModified } from '../responses/is-not-modified';
import type { ModuleRoutes } from '../module-routes';
import { byteRange } from './byte-range';
import { findMedia } from './repository';
import { firstPictures } from './first-pictures-repository';
import type { SizedPicture } from './resize-picture';

const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};
/** What a browser shows by itself; anything else is only kept, so that no stored document runs as a page of ours. */
const SHOWN_TYPES = /^(image\/(?!svg)|audio\/|video\/|application\/pdf$)/;
const MISSING = 'There is no such file.';

const originalParams = z.object({ key: z.string().max(120) });
const sizedParams = originalParams.extend({ file: z.string().max(20) });

/** The size that a URL asks for, if it is one that is offered. */
function requestedSize(key: string, file: string): SizedPicture | null {
  const [, digits, extension] = /^(\d{3,4})\.([a-z]+)$/.exec(file) ?? [];
  const format = PICTURE_FORMATS.find((known) => known === extension);
  const info = pictureOfKey(key);
  const width = Number(digits);
  return info && format && pictureWidths(info.width).includes(width) ? { key, width, format } : null;
}

/** Keys carry a hash of the content: the response of a URL never changes. True when the visitor has it already. */
function hasCached(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
  reply.header('x-content-type-options', 'nosniff');
  // Pictures are shown on other origins too: a remote under development, a shell that talks to another host.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  return isNotModified(request, etag);
}

/** Files for everybody, outside the API: `/media/<key>` as it was stored, `/media/<key>/<width>.<format>` in a size. */
export const mediaRoutes: ModuleRoutes = async (app) => {
  const { drive, resizer } = app.media;
  app.addHook('onListen', async () => app.media.warm(await firstPictures(app.db)));

  handleRoute(app, 'media.preview', { params: originalParams }, async ({ params, request, reply }) => {
    const { key } = params;
    const path = pictureOfKey(key) && (await resizer.preview(key));
    if (!path) throw problem('not_found', MISSING);
    if (hasCached(request, reply, `"${key}-og"`)) return reply.code(304).send();
    return reply.type(CONTENT_TYPES.jpg).send(Buffer.from(await drive.disk.getBytes(path)));
  });

  handleRoute(app, 'media.sized', { params: sizedParams }, async ({ params, request, reply }) => {
    const { key, file } = params;
    const size = requestedSize(key, file);
    const path = size && (await resizer.sized(size));
    if (!path) throw problem('not_found', MISSING);
    if (hasCached(request, reply, `"${key}-${file}"`)) return reply.code(304).send();
    reply.type(CONTENT_TYPES[size.format]);
    return reply.send(Buffer.from(await drive.disk.getBytes(path)));
  });

  handleRoute(
    app,
    'media.original',
    // A part of a file is a part of its own bytes.
    { params: originalParams, compress: false },
    async ({ params, request, reply }) => {
      const file = await findMedia(app.db, params.key);
      if (!file || !(await drive.disk.exists(originalPath(file.key)))) throw problem('not_found', MISSING);
      const etag = `"${file.key}"`;
      if (hasCached(request, reply, etag)) return reply.code(304).send();
      reply.header('accept-ranges', 'bytes').type(file.contentType);
      reply.header('content-disposition', SHOWN_TYPES.test(file.contentType) ? 'inline' : 'attachment');

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
      // A HEAD request must not make the disk read a film.
      if (request.method === 'HEAD') return reply.send(Readable.from([]));
      return reply.send(await drive.openRange(originalPath(file.key), start, end));
    },
  );
};
