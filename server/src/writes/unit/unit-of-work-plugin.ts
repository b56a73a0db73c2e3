import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { readLanguage } from '../../responses/translate-message';
import { deleteOldKeys, readIdempotencyKey, refuseKeyOfFile } from './idempotency-repository';
import { runUnitOfWork, type UnitOfWork } from './unit-of-work';
import { requestWriter, type Writer } from './writer';

type Work<T> = (unit: UnitOfWork) => Promise<T>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Runs `work` in a transaction with its audit entries and content versions; every write uses it. Other
     * processes are notified when it is committed. A create with an Idempotency-Key runs only once, so its
     * result must be JSON; a confidential endpoint ignores the key. `work` must await only the database,
     * because the embedded one has a single connection.
     */
    unitOfWork<T>(request: FastifyRequest, work: Work<T>): Promise<T>;
    /**
     * Does the same for writers without an account: the server's own start, or a team with the site's token.
     */
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
          hasRecentProof: request.hasRecentProof,
          language: readLanguage(request),
          bounds: app.config.bounds,
        },
        work,
      ),
    );
    app.decorate('unitOfWorkBy', (writer, work) => run({ writer }, work));
    // The hook runs before the first byte of the file is read.
    app.addHook('onRequest', async (request) => refuseKeyOfFile(request));
    app.housekeeping.add('idempotency keys', () => deleteOldKeys(app.db));
  },
  { name: 'unit-of-work', dependencies: ['content-versions', 'endpoints', 'housekeeping'] },
);
