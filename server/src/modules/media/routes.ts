import type { FastifyReply, FastifyRequest } from 'fastify';
import { PICTURE_FORMATS, pictureOfKey, pictureWidths, type PictureFormat } from '@narthex/shared-contracts';
import { handle, type EndpointCall } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { MISSING_FILE, hasCached, sendFile } from './send-file';
import { networkOf } from '../../requests/network-of';
import { findMedia } from './repository';
import { firstPictures } from './pictures/first-pictures-repository';
import type { SizedPicture } from '../../media/pictures/resize-picture';
import { warmPictures } from '../../media/pictures/warm-pictures';

const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};
/** This path serves the stored file with an extension, because some programs detect the type of a file by its name. */
const ORIGINAL = /^original\.[a-z0-9]{1,5}$/;

/** Returns the size that a URL requests, or null if that size isn't offered. */
function requestedSize(key: string, file: string): SizedPicture | null {
  const [, digits, extension] = /^(\d{3,4})\.([a-z]+)$/.exec(file) ?? [];
  const format = PICTURE_FORMATS.find((known) => known === extension);
  const info = pictureOfKey(key);
  const width = Number(digits);
  return info && format && pictureWidths(info.width).includes(width) ? { key, width, format } : null;
}

/** Registers the files outside of the API: `/media/<key>` as it was stored, `/media/<key>/<width>.<format>` resized. */
export const mediaRoutes: ModuleRoutes = async (app) => {
  const { drive, resizer } = app.media;
  const onError = (error: unknown) =>
    app.log.warn({ err: error }, 'a picture could not be resized in advance');
  app.addHook('onListen', async () => {
    void app.background.run('no pictures were resized in advance', async (signal) =>
      warmPictures(resizer, await firstPictures(app.db), { signal, onError }),
    );
  });

  async function sendOriginal(key: string, request: FastifyRequest, reply: FastifyReply) {
    const file = await findMedia(app.db, key);
    if (!file) throw problem('not_found', MISSING_FILE);
    return sendFile(request, reply, { drive, file });
  }

  handle(app, 'media.preview', async ({ params, request, reply }) => {
    const { key } = params;
    const path = pictureOfKey(key) && (await resizer.preview(key, { network: networkOf(request) }));
    if (!path) throw problem('not_found', MISSING_FILE);
    if (hasCached(request, reply, `"${key}-og"`)) return reply.code(304).send();
    return reply.type(CONTENT_TYPES.jpg).send(Buffer.from(await drive.disk.getBytes(path)));
  });

  // A range refers to the uncompressed bytes of a file.
  const whole = { compress: false } as const;

  async function sendSized({ params, request, reply }: EndpointCall<'media.sized'>) {
    const { key, file } = params;
    if (ORIGINAL.test(file)) return sendOriginal(key, request, reply);
    const size = requestedSize(key, file);
    const path = size && (await resizer.sized(size, { network: networkOf(request) }));
    if (!path) throw problem('not_found', MISSING_FILE);
    if (hasCached(request, reply, `"${key}-${file}"`)) return reply.code(304).send();
    reply.type(CONTENT_TYPES[size.format]);
    return reply.send(Buffer.from(await drive.disk.getBytes(path)));
  }

  handle(app, 'media.sized', sendSized, whole);
  handle(
    app,
    'media.original',
    ({ params, request, reply }) => sendOriginal(params.key, request, reply),
    whole,
  );
};
