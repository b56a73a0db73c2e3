import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createPictureResizer, type PictureResizer } from './pictures/resize-picture';
import { openMediaDrive, type MediaDrive } from './drive';

declare module 'fastify' {
  interface FastifyInstance {
    readonly media: {
      readonly drive: MediaDrive;
      readonly resizer: PictureResizer;
    };
  }
}

export const mediaFiles = fastifyPlugin(
  async (app: FastifyInstance) => {
    const drive = openMediaDrive(app.files);
    app.decorate('media', { drive, resizer: createPictureResizer(drive) });
  },
  { name: 'media-files', dependencies: ['core', 'file-store'] },
);
