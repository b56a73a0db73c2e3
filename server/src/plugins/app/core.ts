import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../../config';
import type { Database, DatabaseHandle } from '../../database/database-handle';

declare module 'fastify' {
  interface FastifyInstance {
    readonly config: Config;
    /** Runs the queries of this process. */
    readonly db: Database;
    /** Is the connection behind `db`, with its notifications. */
    readonly database: DatabaseHandle;
  }
}

/** Provides settings and database to all other plugins. Closing the app closes the database last. */
export const core = fastifyPlugin(
  async (app: FastifyInstance, options: { config: Config; database: DatabaseHandle }) => {
    app.decorate('config', options.config);
    app.decorate('database', options.database);
    app.decorate('db', options.database.db);
    // Closing hooks run in reverse order, so the first one registered runs last.
    app.addHook('onClose', () => options.database.close());
  },
  { name: 'core' },
);
