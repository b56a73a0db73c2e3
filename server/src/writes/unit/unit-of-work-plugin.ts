import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { deleteOldKeys, readIdempotencyKey, refuseKeyOfFile } from './idempotency-repository';
import { runUnitOfWork, type UnitOfWork } from './unit-of-work';
import { requestWriter, type Writer } from './writer';

type Work<T> = (unit: UnitOfWork) => Promise<T>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The one way to write. Runs `work` in a transaction, with its audit entries and the new content versions; other
     * processes hear of them when it is committed. A create that carries an Idempotency-Key runs once, so its result
     * has to be JSON; a record that is confidential takes no key. Await nothing but the database inside: the embedded one has a single connection.
     */
    unitOfWork<T>(request: FastifyRequest, work: Work<T>): Promise<T>;
    /** The same for what no signed-in person sends: the server's own start, a team with the token of the site. */
    unitOfWorkBy<T>(writer: Writer, work: Work<T>): Promise<T>;
  }
}

export const unitOfWork = fastifyPlugin(
  async (app: FastifyInstance) => {
    const run = async <T>(options: Parameters<typeof runUnitOfWork>[1], work: Work<T>) => {
      const { result, versions } = await runUnitOfWork(app.db, options, work);
      app.learnContentVersions(versions);
      return result;
    };
    app.decorate('unitOfWork', (request, work) =>
      run(
        {
          writer: requestWriter(request),
          subjects: request.routeOptions.config.endpoint?.invalidates,
          key: readIdempotencyKey(request),
          bounds: app.config.bounds,
        },
        work,
      ),
    );
    app.decorate('unitOfWorkBy', (writer, work) => run({ writer }, work));
    // Before the first byte of the file.
    app.addHook('onRequest', async (request) => refuseKeyOfFile(request));
    app.housekeeping.add('idempotency keys', () => deleteOldKeys(app.db));
  },
  { name: 'unit-of-work', dependencies: ['content-versions', 'endpoints', 'housekeeping'] },
);
