import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { shareRead } from '../content-cache/share-read';
import { readSite } from './site-repository';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Returns the site's settings from a cache that is valid until they change. Transactions use `readSite(tx)`
     * instead.
     */
    currentSite(): Promise<Site>;
  }
}

/** The settings are cached, because most responses need them, if only for the time zone. */
export const currentSite = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate(
      'currentSite',
      shareRead(app, ['site'], () => readSite(app.db)),
    );
  },
  { name: 'current-site', dependencies: ['core', 'content-versions'] },
);
