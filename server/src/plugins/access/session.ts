import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Actor } from '@narthex/shared-contracts';
import { createKnownSessions, findBearerToken, type KnownSessions } from '../rate-limit/known-sessions';
import { deleteExpiredSessions, findSession, type SignedInUser } from './session-repository';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whose sessions were found lately. */
    readonly knownSessions: KnownSessions;
  }
  interface FastifyRequest {
    /** Who acts, for policies; null for a visitor. */
    actor: Actor | null;
    /** The signed-in person with name and e-mail; null for a visitor. */
    user: SignedInUser | null;
    /** The session of this request, to end it. */
    sessionId: number | null;
  }
}

export const session = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('knownSessions', createKnownSessions());
    app.decorateRequest('actor', null);
    app.decorateRequest('user', null);
    app.decorateRequest('sessionId', null);

    app.housekeeping.add('sessions', () => deleteExpiredSessions(app.db));
    app.addHook('onRequest', async (request) => {
      const token = findBearerToken(request.headers);
      const found = token === undefined ? undefined : await findSession(app.db, token);
      if (token === undefined || !found) return;
      app.knownSessions.remember(token, found.user.id);
      request.sessionId = found.sessionId;
      request.user = found.user;
      request.actor = { id: found.user.id, role: found.user.role, department: found.user.department };
    });
  },
  { name: 'session', dependencies: ['core', 'housekeeping'] },
);
