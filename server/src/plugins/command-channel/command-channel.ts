import { chmod, rm } from 'node:fs/promises';
import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { listCauses } from '../../database/database-errors';
import { startProblem } from '../../operation-problems/start-problems';
import { getSocketPath } from './ask-server';

/** The address of a socket can't be longer on any system. */
const MAX_SOCKET_PATH_BYTES = 103;
const MAX_INPUT_BYTES = 64 * 1024;

type RunCommand = (input: unknown) => Promise<object>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Runs commands of this machine in the server, which alone can have the embedded database open. With PostgreSQL,
     * commands connect to the database themselves.
     */
    readonly commandChannel: {
      /** Registers a command. The message of an error that it throws is printed for whoever typed the command. */
      handle(name: string, run: RunCommand): void;
    };
  }
}

async function readInput(request: http.IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_INPUT_BYTES) throw new Error('The input of the command is too long.');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString() || '{}');
}

/**
 * Listens to commands by a socket in the data folder, which only the owner of the site can open. It isn't reachable by
 * network. Commands run one after the other.
 */
export const commandChannel = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { dataDir } = app.config;
    const commands = new Map<string, RunCommand>();
    app.decorate('commandChannel', {
      handle: (name: string, run: RunCommand) => void commands.set(name, run),
    });
    if (app.database.engine !== 'pglite') return;

    const reply = async (name: string, input: unknown): Promise<object> => {
      try {
        const run = commands.get(name);
        if (!run)
          throw new Error(`The running server knows no command ${name}: restart it after an upgrade.`);
        return { result: await run(input) };
      } catch (error) {
        app.log.warn({ err: error, command: name }, 'a command was refused');
        // The message of a failed query is the query, so its reason is taken.
        const reason = [...listCauses(error)].at(-1)?.message ?? String(error);
        return { error: startProblem(error, app.config) ?? reason };
      }
    };
    let last: Promise<unknown> = Promise.resolve();
    const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
      const input = await readInput(request);
      const turn = last.then(() => reply(request.url?.slice(1) ?? '', input));
      last = turn;
      response.end(JSON.stringify(await turn));
    };
    const server = http.createServer((request, response) => {
      answer(request, response).catch(() => response.destroy());
    });
    let isClosing = false;
    let opened: Promise<void> | undefined;
    const open = async () => {
      const socket = getSocketPath(dataDir);
      if (Buffer.byteLength(socket) > MAX_SOCKET_PATH_BYTES) {
        app.log.warn({ socket }, 'The path of the data folder is too long for commands while the site runs.');
        return;
      }
      // The lock of the database is this process's, so the socket of a killed one is nobody's.
      await rm(socket, { force: true });
      await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve));
      await chmod(socket, 0o600);
    };
    // Nothing waits for these hooks: a site that closes at once would open its socket afterwards and leave it behind.
    app.addHook('onListen', async () => {
      if (isClosing) return;
      opened = open();
      await opened;
    });
    app.addHook('preClose', async () => {
      isClosing = true;
      await opened;
      server.close();
      server.closeIdleConnections();
      await last;
    });
  },
  { name: 'command-channel', dependencies: ['core'] },
);
