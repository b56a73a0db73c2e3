import net, { type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

export interface DrainTimes {
  /** Is the time in which new requests are still answered. */
  readonly drainMs: number;
  /** Is the time that requests under way have after that; their connections are closed at its end. */
  readonly finishMs: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly draining: {
      /** Is true from the moment at which the process was asked to stop. */
      readonly hasBegun: boolean;
      /** Resolves once nothing is listened to, and no connection is open any more. Closing the app is what remains. */
      run(times: DrainTimes): Promise<void>;
    };
  }
}

/**
 * Ends the traffic of this process without losing a request: a proxy first learns from `/readyz` that it should send
 * requests elsewhere, and only then new connections are refused.
 */
export const draining = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { server } = app;
    /** Counts the requests under way on each open connection. */
    const connections = new Map<Socket, number>();
    let hasBegun = false;
    let isFinishing = false;

    const closeIfIdle = (socket: Socket) => {
      if (isFinishing && connections.get(socket) === 0) socket.destroySoon();
    };
    const addRequests = (socket: Socket, difference: number) => {
      const count = connections.get(socket);
      if (count === undefined) return;
      connections.set(socket, count + difference);
      closeIfIdle(socket);
    };
    server.on('connection', (socket) => {
      connections.set(socket, 0);
      socket.once('close', () => connections.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      addRequests(socket, 1);
      response.once('close', () => addRequests(socket, -1));
    });
    app.addHook('onSend', async (_request, reply) => {
      if (hasBegun) reply.header('connection', 'close');
    });

    async function finishRequests(finishMs: number): Promise<void> {
      if (!server.listening) return;
      const closed = once(server, 'close');
      // The `close` of an HTTP server also destroys connections whose response is written but not yet received.
      net.Server.prototype.close.call(server);
      isFinishing = true;
      for (const socket of connections.keys()) closeIfIdle(socket);
      const timer = setTimeout(() => {
        for (const socket of connections.keys()) socket.destroy();
      }, finishMs);
      await closed;
      clearTimeout(timer);
    }

    app.decorate('draining', {
      get hasBegun() {
        return hasBegun;
      },
      async run({ drainMs, finishMs }: DrainTimes) {
        hasBegun = true;
        if (drainMs > 0) await wait(drainMs);
        await finishRequests(finishMs);
      },
    });
  },
  { name: 'draining' },
);
