import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { RefusedCommandError, askServer } from '../../plugins/command-channel/ask-server';
import { readSiteSecret } from '../../plugins/secrets/site-secret-repository';
import { BackupError } from '../backup-error';
import { SIGNING_SECRET } from '../signing-secret';
import { nameOwner, removeAbandoned } from '../work-folder';
import { copyLiveDatabase } from './copy-database';

declare module 'fastify' {
  interface FastifyInstance {
    /** Copies the embedded database into a data folder while it is written; undefined on a PostgreSQL server. */
    copyDatabase?: (folder: string) => Promise<void>;
  }
}

const COMMAND = 'copy-database';
export const COPY_PREFIX = 'database-copy-';

const copySchema = z.object({ folder: z.string() });

/** Lets the commands of this machine ask for a copy of the embedded database, which only the running server can have open. */
export const databaseCopies = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { dataDir } = app.config;
    // Every site that was started has its key, so that a copy of a stopped one has it too.
    app.addHook('onListen', async () => void (await readSiteSecret(app.db, SIGNING_SECRET)));

    app.addHook('onListen', () => removeAbandoned(dataDir));

    if (app.database.engine !== 'pglite') return;

    let last: Promise<unknown> = Promise.resolve();
    /** The engine makes one copy at a time. */
    const copyInTurn = (folder: string): Promise<void> => {
      const turn = last.then(() => copyLiveDatabase(app.db, dataDir, folder));
      last = turn.catch(() => undefined);
      return turn;
    };
    app.decorate('copyDatabase', copyInTurn);
    app.commandChannel.handle(COMMAND, async (): Promise<z.infer<typeof copySchema>> => {
      const folder = await mkdtemp(path.join(dataDir, nameOwner(COPY_PREFIX)));
      try {
        await copyInTurn(folder);
        return { folder };
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        throw error;
      }
    });
  },
  { name: 'database-copies', dependencies: ['core', 'command-channel'] },
);

/**
 * Asks the running server of a site for a copy of its database, and returns the copy's data folder; null if no server
 * runs. Whoever asked deletes the copy.
 */
export async function askForCopy(dataDir: string): Promise<string | null> {
  await removeAbandoned(dataDir);
  try {
    const asked = await askServer(dataDir, COMMAND);
    if (!asked) return null;
    const { folder } = copySchema.parse(asked.result);
    // The copy belongs to this process from now on, which deletes it.
    const owned = await mkdtemp(path.join(dataDir, nameOwner(COPY_PREFIX)));
    await rename(folder, owned);
    return owned;
  } catch (error) {
    if (!(error instanceof RefusedCommandError)) throw error;
    throw new BackupError(`The running server could not copy its database (${error.message}).`);
  }
}
