import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { requestWriter } from './unit/writer';

/** If a person repeats the same attempt, it is recorded only once in this time. */
const REPEAT_INTERVAL_MS = 60 * 60 * 1000;
const MAX_REMEMBERED = 1000;

/**
 * Records in the audit log what signed-in people tried without permission. Other refusals aren't recorded.
 */
export const refusals = fastifyPlugin(
  async (app: FastifyInstance) => {
    const recordedAt = new Map<string, number>();

    function isNew(key: string): boolean {
      const now = Date.now();
      if (now - (recordedAt.get(key) ?? -Infinity) < REPEAT_INTERVAL_MS) return false;
      recordedAt.delete(key);
      recordedAt.set(key, now);
      const [oldest] = recordedAt.keys();
      if (recordedAt.size > MAX_REMEMBERED && oldest !== undefined) recordedAt.delete(oldest);
      return true;
    }

    app.addHook('onSend', async (request, reply) => {
      const { endpoint } = request.routeOptions.config;
      if (reply.statusCode !== 403 || !request.actor || !endpoint?.isApi) return;
      const key = `${request.actor.id} ${endpoint.name}`;
      if (!isNew(key)) return;
      const entry = {
        action: 'access.refused',
        subjectType: 'endpoint',
        subjectId: endpoint.name,
        after: { name: `${request.method} ${request.url.split('?')[0] ?? ''}` },
      };
      // The refusal is sent even if it can't be recorded.
      await app
        .unitOfWorkBy(requestWriter(request), ({ audit }) => audit(entry))
        .catch((error: unknown) => {
          recordedAt.delete(key);
          request.log.error({ err: error }, 'a refusal was not recorded');
        });
    });
  },
  { name: 'refusals', dependencies: ['unit-of-work'] },
);
