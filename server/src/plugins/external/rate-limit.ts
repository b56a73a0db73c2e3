import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { problem } from '../../problem-error';
import { RENDERER_ADDRESS } from '../../renderer-address';
import { isApiRequest } from '../app/call-table';
import { rateLimitStore } from './rate-limit-store';

/** The three login calls share one count: `app.post('/api/auth/login', { config: LOGIN_LIMIT, … })`. */
export const LOGIN_LIMIT = { rateLimit: { max: 10, timeWindow: 60_000, groupId: 'login' } } as const;

/**
 * Posts that anyone may send: prayer requests, newsletter, inquiries, answers to invitations, each counted by itself. A
 * whole hall may send through the one address of the campus; a script that makes up people may not.
 */
export const VISITOR_POST_LIMIT = { rateLimit: { max: 120, timeWindow: 600_000 } } as const;

/** A flood guard for the whole API, so generous that no person meets it. */
const FLOOD_LIMIT = { max: 600, timeWindow: 60_000 };

export const rateLimits = fastifyPlugin(
  async (app: FastifyInstance) => {
    if (app.config.rateLimits === 'off') return;
    await app.register(rateLimit, {
      ...FLOOD_LIMIT,
      store: rateLimitStore(app.db),
      // A database that is down answers 503 by itself; the limit must not turn that into something else.
      skipOnError: true,
      allowList: (request) =>
        request.ip === RENDERER_ADDRESS ||
        (!isApiRequest(request) && request.routeOptions.config.rateLimit === undefined),
      errorResponseBuilder: (_request, context) => {
        const refusal = problem('rate_limited');
        refusal.retryAfter = Math.ceil(context.ttl / 1000);
        return refusal;
      },
    });
  },
  { name: 'rate-limits', dependencies: ['core'] },
);
