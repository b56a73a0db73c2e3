import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createPictureResizer, type PictureResizer } from './pictures/resize-picture';
import { warmPictures } from './pictures/warm-pictures';
import { openMediaDrive, type MediaDrive } from './drive';

declare module 'fastify' {
  interface FastifyInstance {
    readonly media: {
      readonly drive: MediaDrive;
      readonly resizer: PictureResizer;
      /** Creates the common sizes of these pictures in the background; closing the app stops it. */
      warm(urls: readonly string[]): void;
    };
  }
}

export const mediaFiles = fastifyPlugin(
  async (app: FastifyInstance) => {
    const drive = openMediaDrive(app.files);
    const resizer = createPictureResizer(drive);
    const warm = (urls: readonly string[]) => {
      const warmUp = warmPictures(resizer, urls, (error) =>
        app.log.warn({ err: error }, 'warming a picture'),
      );
      stops.push(warmUp.stop);
    };
    const stops: (() => Promise<void>)[] = [];
    app.decorate('media', { drive, resizer, warm });
    app.addHook('preClose', async () => {
      await Promise.all(stops.map((stop) => stop()));
    });
  },
  { name: 'media-files', dependencies: ['core', 'file-store'] },
);
