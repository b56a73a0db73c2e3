import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../../config';
import type { Database, DatabaseHandle } from '../../database/database-handle';

declare module 'fastify' {
  interface FastifyInstance {
    readonly config: Config;
    /** The queries of this process. */
    readonly db: Database;
    /** The connection behind `db`, with its notifications. */
    readonly database: DatabaseHandle;
  }
}

/** What everything else stands on: settings and database. Closing the app closes the database, last of all. */
export const core = fastifyPlugin(
  async (app: FastifyInstance, options: { config: Config; database: DatabaseHandle }) => {
    app.decorate('config', options.config);
    app.decorate('database', options.database);
    app.decorate('db', options.database.db);
    // Hooks run in reverse order: this one was added first.
    app.addHook('onClose', () => options.database.close());
  },
  { name: 'core' },
);
