import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { FileStore } from './file-store';
import { openFileStore } from './open-file-store';

declare module 'fastify' {
  interface FastifyInstance {
    readonly files: FileStore;
  }
}

/** Provides the store of all the site's files: media, versions of remotes, and those of the shell. */
export const fileStore = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('files', await openFileStore(app.config));
  },
  { name: 'file-store', dependencies: ['core'] },
);
