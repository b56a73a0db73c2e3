import { REMOTE_HEADER } from '@narthex/shared-contracts';
import { decideIsolatedCall } from '@narthex/shared-contracts/endpoints';
import { t } from '@narthex/shared-contracts/translate';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { problem } from '../../problem-error';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Returns the uses of an isolated remote for this request. Throws 403 if the remote isn't one, or may not run.
     * The delivery module provides it.
     */
    findRemoteUses?: (request: FastifyRequest, remote: string) => Promise<readonly string[]>;
  }
  interface FastifyRequest {
    /** Names the isolated remote whose code makes the request; it is null for the shell and core remotes. */
    isolatedRemote: string | null;
  }
}

/** Narrows a request to what the remote that makes it may do for the person, before access is decided. */
async function narrow(app: FastifyInstance, request: FastifyRequest, remote: string): Promise<void> {
  const { endpoint } = request.routeOptions.config;
  if (!endpoint) return;
  const uses = (await app.findRemoteUses?.(request, remote)) ?? [];
  request.isolatedRemote = remote;
  request.deliveryKey = null;
  const decision = decideIsolatedCall(uses, endpoint);
  if (decision === 'refused')
    throw problem(
      'forbidden',
      t('{remote} may not make the call {name}: its grant and its remote.json must name it as a use.', {
        remote,
        name: endpoint.name,
      }),
    );
  if (decision === 'as-visitor') {
    request.actor = null;
    request.user = null;
    request.sessionId = null;
    return;
  }
  // The handler of an upload compares the kind of the file with the uses.
  const own = endpoint.name.startsWith('uploads.') ? [...uses, 'account.use'] : uses;
  if (request.actor) request.actor = { ...request.actor, uses: own };
  if (request.user) request.user = { ...request.user, uses: own };
}

/**
 * Restricts the requests of isolated remotes, which the shell marks with a header, to the uses of the remote: the
 * person acts with no more rights than the remote's grant and its live version name.
 */
export const isolatedRemotes = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorateRequest('isolatedRemote', null);
    app.addHook('onRequest', async (request) => {
      const remote = request.headers[REMOTE_HEADER];
      if (remote !== undefined) await narrow(app, request, String(remote));
    });
  },
  { name: 'isolated-remotes', dependencies: ['session', 'delivery-key'] },
);
