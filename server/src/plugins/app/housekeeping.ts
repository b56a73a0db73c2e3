import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { deleteExpiredAttempts } from '../../modules/auth/sign-in-delay-repository';
import { deleteExpiredSessions } from '../../modules/auth/session-repository';
import { tidyUploads } from '../../modules/uploads/tidy-uploads';
import { refreshOccurrences } from '../../modules/events/occurrences/occurrence-repository';
import { readTimeZone } from '../../modules/site/repository';
import { deleteOldKeys } from '../../writes/idempotency-repository';
import { deleteExpiredRateLimits } from '../external/rate-limit-store';

const EVERY_MS = 60 * 60 * 1000;

/** Deletes what has run out: sessions, counted attempts, rate limits. Moves on which occurrences of events come next. Several processes may do so at once. */
export const housekeeping = fastifyPlugin(
  async (app: FastifyInstance) => {
    const tidy = async () => {
      await deleteExpiredSessions(app.db);
      await deleteExpiredAttempts(app.db);
      await deleteExpiredRateLimits(app.db);
      await deleteOldKeys(app.db);
      await tidyUploads({ db: app.db, drive: app.media.drive });
      await refreshOccurrences(app.db, () => readTimeZone(app.db));
    };
    const timer = setInterval(() => {
      tidy().catch((error: unknown) => app.log.warn({ err: error }, 'tidying up failed'));
    }, EVERY_MS);
    timer.unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'housekeeping', dependencies: ['core'] },
);
