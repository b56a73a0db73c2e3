import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { shareRead } from '../content-cache/share-read';
import { readSite } from './site-repository';

declare module 'fastify' {
  interface FastifyInstance {
    /** The site's settings, read once until they change. Inside a transaction: `readSite(tx)`. */
    currentSite(): Promise<Site>;
  }
}

/** Most responses need the site's settings, if only for its time zone. */
export const currentSite = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate(
      'currentSite',
      shareRead(app, ['site'], () => readSite(app.db)),
    );
  },
  { name: 'current-site', dependencies: ['core', 'content-versions'] },
);
