import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SiteError, type Site } from './site';

const START_LIMIT = 120_000;
const REST_LIMIT = 180_000;
const REST = 5_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves with the address the server says it is ready at. */
function readyAt(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const limit = setTimeout(() => reject(new SiteError(`The site did not start:\n${output}`)), START_LIMIT);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /ready at (http:\S+)/.exec(output) ?? [];
      if (!address) return;
      clearTimeout(limit);
      resolve(address);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', () => {
      clearTimeout(limit);
      reject(new SiteError(`The site did not start:\n${output}`));
    });
  });
}

const countFiles = async (folder: string) => (await readdir(folder, { recursive: true })).length;

/** After its start the server makes the common sizes of the pictures, which would take the CPU from the first visits. */
async function untilPicturesAreMade(folder: string): Promise<void> {
  const limit = Date.now() + REST_LIMIT;
  let count = -1;
  let since = Date.now();
  while (Date.now() - since < REST && Date.now() < limit) {
    const now = await countFiles(folder);
    if (now !== count) since = Date.now();
    count = now;
    await pause(500);
  }
}

/** Starts the product as it is, with demo data, in a data folder that is thrown away afterwards. */
export async function startFederated(root: string): Promise<Site> {
  const data = await mkdtemp(path.join(tmpdir(), 'narthex-bench-'));
  const { NODE_ENV: _, DATABASE_URL: __, API_HOST: ___, ...environment } = process.env;
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/src/server.ts'], {
    cwd: root,
    // Its own group: Ctrl-C reaches the bench alone, which then stops it.
    detached: true,
    env: {
      ...environment,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: data,
      SEED: 'demo',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) {
      await new Promise((resolve) => server.once('exit', resolve));
    }
    await rm(data, { recursive: true, force: true });
  };
  try {
    const origin = await readyAt(server);
    await untilPicturesAreMade(data);
    return { origin, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}
