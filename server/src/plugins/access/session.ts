import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Actor } from '@narthex/shared-contracts';
import { FILLED_TEXTS } from '@narthex/shared-contracts/facts';
import { problem } from '../../problem-error';
import { readCredentials } from '../browser-binding/read-credentials';
import { createKnownSessions, type KnownSessions } from '../rate-limit/known-sessions';
import { createSessionLookup, type SessionLookup } from '../rate-limit/session-lookup';
import { deleteExpiredSessions, type SignedInUser } from './session-repository';

declare module 'fastify' {
  interface FastifyInstance {
    /** Caches whose sessions were found recently. */
    readonly knownSessions: KnownSessions;
    readonly sessionLookup: SessionLookup;
  }
  interface FastifyRequest {
    /** Describes the caller to policies; it is null for a visitor. */
    actor: Actor | null;
    /** Describes the signed-in person with name and email; it is null for a visitor. */
    user: SignedInUser | null;
    /** Holds the id of the request's session, so that it can be ended. */
    sessionId: number | null;
    /** Is true if the person of this session has just proved that it is them. */
    hasRecentProof: boolean;
  }
}

/**
 * Returns true if a dashboard reads what visitors can read too. The pages of visitors and members ask for filled texts.
 */
const isReadOfDashboard = ({ routeOptions, method, headers }: FastifyRequest): boolean => {
  const { endpoint } = routeOptions.config;
  const isPublicCall = endpoint?.isApi === true && endpoint.capability === 'public' && method === 'GET';
  return isPublicCall && headers.prefer !== FILLED_TEXTS;
};

export const session = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('knownSessions', createKnownSessions());
    app.decorate('sessionLookup', createSessionLookup(app));
    app.decorateRequest('actor', null);
    app.decorateRequest('user', null);
    app.decorateRequest('sessionId', null);
    app.decorateRequest('hasRecentProof', false);

    app.housekeeping.add('sessions', () => deleteExpiredSessions(app.db));
    app.addHook('onRequest', async (request) => {
      const found = await app.sessionLookup.find(request);
      if (!found) {
        const credentials = readCredentials(request);
        const isEnded = credentials !== undefined && app.knownSessions.find(credentials) === null;
        // The dashboard would show the rows of visitors as if they were all.
        if (isEnded && isReadOfDashboard(request)) throw problem('unauthenticated');
        return;
      }
      request.sessionId = found.sessionId;
      request.hasRecentProof = found.hasRecentProof;
      request.user = found.user;
      request.actor = { id: found.user.id, role: found.user.role, department: found.user.department };
    });
  },
  { name: 'session', dependencies: ['core', 'housekeeping'] },
);
