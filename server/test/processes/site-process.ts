import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { bundleServer } from '../../../tooling/server-bundle/bundle-server';
import { bundledProgram } from '../../../tooling/server-bundle/current-bundle.mjs';
import { REPOSITORY_ROOT } from '../../src/config';

const START_WITHIN_MS = 240_000;

/** A server in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  /** Asks the process to stop, or ends it at once with SIGKILL. */
  signal(name?: 'SIGTERM' | 'SIGKILL'): void;
  /** Resolves with the exit status of the process. */
  readonly ended: Promise<number | null>;
}

/** A server with a data folder of its own. */
export interface SiteProcess extends ServerProcess {
  /** Its data folder, new and empty at the start. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Starts the server with these environment variables, and resolves once it is ready. */
export async function startServer(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  await bundleServer();
  const { TEST_DATABASE_URL: _, JEST_WORKER_ID: __, ...environment } = process.env;
  const server = spawn(process.execPath, bundledProgram('server/src/server.ts'), {
    cwd: REPOSITORY_ROOT,
    env: {
      ...environment,
      NODE_ENV: 'development',
      NODE_OPTIONS: '',
      HOST: '127.0.0.1',
      PORT: '0',
      SEED: 'none',
      RATE_LIMITS: 'off',
      ...settings,
    },
  });
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve));
  const signal = (name: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => void server.kill(name);
  let output = '';
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error(`The site did not start:\n${output}`));
      const limit = setTimeout(fail, START_WITHIN_MS);
      const listen = (chunk: Buffer) => {
        output += chunk.toString();
        const [, found] = /ready at (http:\S+)/.exec(output) ?? [];
        if (!found) return;
        clearTimeout(limit);
        resolve(found);
      };
      server.stdout.on('data', listen);
      server.stderr.on('data', listen);
      void ended.then(() => {
        clearTimeout(limit);
        fail();
      });
    });
    return { origin, signal, ended };
  } catch (error) {
    signal('SIGKILL');
    await ended;
    throw error;
  }
}

/** Starts the server on a new data folder, which `prepare` may fill before, and resolves once it is ready. */
export async function startSite(
  settings: Readonly<Record<string, string>>,
  prepare: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<SiteProcess> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'narthex-process-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    await prepare(dataDir);
    const server = await startServer({ DATA_DIR: dataDir, ...settings });
    const stop = async () => {
      server.signal();
      await server.ended;
      await remove();
    };
    return { ...server, dataDir, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}
