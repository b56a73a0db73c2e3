import { spawn, type ChildProcess } from 'node:child_process';
import { bundledProgram } from '../../../tooling/server-bundle/current-bundle.mjs';
import { SiteError, type Site } from './site';

const START_LIMIT_MS = 120_000;

export interface SiteProcess extends Site {
  readonly pid: number;
}

/** Resolves with the origin that a process prints when it is ready. */
function readyAt(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const limit = setTimeout(
      () => reject(new SiteError(`The site did not start:\n${output}`)),
      START_LIMIT_MS,
    );
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const [, origin] = /ready at (http:\S+)/.exec(output) ?? [];
      if (!origin) return;
      clearTimeout(limit);
      resolve(origin);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', () => {
      clearTimeout(limit);
      reject(new SiteError(`The site did not start:\n${output}`));
    });
  });
}

/** Runs a program of Node that serves a site and prints `ready at http://…`. */
export async function startProgram(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<SiteProcess> {
  const server = spawn(process.execPath, args, {
    cwd: root,
    // The site has its own process group: Ctrl-C reaches only the bench, which then stops the site.
    detached: true,
    env,
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) {
      await new Promise((resolve) => server.once('exit', resolve));
    }
  };
  try {
    return { origin: await readyAt(server), pid: server.pid ?? 0, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

/** Starts the unchanged product on a data folder. An empty folder is filled with demo data. */
export function startProduct(
  root: string,
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<SiteProcess> {
  return startProgram(root, bundledProgram('server/src/server.ts'), {
    ...process.env,
    NODE_ENV: undefined,
    DATABASE_URL: undefined,
    API_HOST: undefined,
    PAGE_CACHE: undefined,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataFolder,
    SEED: 'demo',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  });
}
