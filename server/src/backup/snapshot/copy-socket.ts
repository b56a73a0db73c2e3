import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { DAY_MS } from '../../time-units';
import { readSiteSecret } from '../../plugins/secrets/site-secret-repository';
import { BackupError } from '../backup-error';
import { SIGNING_SECRET } from '../signing-secret';
import { copyLiveDatabase } from './copy-database';

declare module 'fastify' {
  interface FastifyInstance {
    /** Copies the embedded database into a data folder while it is written; undefined on a PostgreSQL server. */
    copyDatabase?: (folder: string) => Promise<void>;
  }
}

const COPY_PREFIX = 'database-copy-';
/** The address of a socket can't be longer on any system. */
const MAX_SOCKET_PATH_BYTES = 103;

const getSocketPath = (dataDir: string) => path.join(dataDir, 'server.sock');

const replySchema = z.union([z.object({ folder: z.string() }), z.object({ error: z.string() })]);
type Reply = z.infer<typeof replySchema>;

/** A command that was killed leaves its copy behind. */
async function removeOldCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(COPY_PREFIX)) continue;
    const folder = path.join(dataDir, name);
    if ((await stat(folder)).mtimeMs < Date.now() - DAY_MS)
      await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Lets the commands of this machine ask for a copy of the embedded database, which only the running server can have open.
 * They ask by a socket in the data folder, which only the owner of the site can open. It isn't reachable by network.
 */
export const databaseCopies = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { dataDir } = app.config;
    // Every site that was started has its key, so that a copy of a stopped one has it too.
    app.addHook('onListen', async () => void (await readSiteSecret(app.db, SIGNING_SECRET)));
    if (app.database.engine !== 'pglite') return;

    let last: Promise<unknown> = Promise.resolve();
    /** The engine makes one copy at a time. */
    const copyInTurn = (folder: string): Promise<void> => {
      const turn = last.then(() => copyLiveDatabase(app.db, dataDir, folder));
      last = turn.catch(() => undefined);
      return turn;
    };
    app.decorate('copyDatabase', copyInTurn);
    const copy = async (): Promise<Reply> => {
      await removeOldCopies(dataDir);
      const folder = path.join(dataDir, `${COPY_PREFIX}${randomUUID()}`);
      await mkdir(folder, { mode: 0o700 });
      try {
        await copyInTurn(folder);
        return { folder };
      } catch (error) {
        app.log.error({ err: error }, 'the database could not be copied');
        await rm(folder, { recursive: true, force: true });
        return { error: error instanceof Error ? error.message : String(error) };
      }
    };
    const server = http.createServer((_request, response) => {
      void copy().then((reply) => response.end(JSON.stringify(reply)));
    });
    let isClosing = false;
    let opened: Promise<void> | undefined;
    const open = async () => {
      const socket = getSocketPath(dataDir);
      if (Buffer.byteLength(socket) > MAX_SOCKET_PATH_BYTES) {
        app.log.warn({ socket }, 'The path of the data folder is too long for backups while the site runs.');
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
  { name: 'database-copies', dependencies: ['core'] },
);

/**
 * Asks the running server of a site for a copy of its database, and returns the copy's data folder; null if no server
 * runs. Whoever asked deletes the copy.
 */
export async function askForCopy(dataDir: string): Promise<string | null> {
  const text = await new Promise<string | null>((resolve, reject) => {
    const request = http.request({ socketPath: getSocketPath(dataDir), method: 'POST' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
      response.on('error', reject);
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(error.code ?? '')) resolve(null);
      else reject(new BackupError(`The running server did not copy its database (${error.message}).`));
    });
    request.end();
  });
  if (text === null) return null;
  const reply = replySchema.parse(JSON.parse(text));
  if ('error' in reply)
    throw new BackupError(`The running server could not copy its database (${reply.error}).`);
  return reply.folder;
}
