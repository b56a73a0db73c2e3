import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { waitUntil } from '../../processes/wait-until';
import { runTool } from './run-tool';

const PROGRAMS = '/usr/lib/postgresql';
const START_WITHIN_MS = 60_000;
const USER = 'narthex';

/** A PostgreSQL server of its own, which can be killed and started again. */
export interface PostgresServer {
  readonly url: string;
  start(): Promise<void>;
  /** Ends every process of the server at once, as a kernel does that has no memory left. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

async function findFreePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function findPrograms(): string {
  const [newest] = readdirSync(PROGRAMS).sort((a, b) => Number(b) - Number(a));
  return path.join(PROGRAMS, newest ?? '', 'bin');
}

/** PostgreSQL refuses to run as root. */
async function findOwner(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  return {
    uid: Number(await runTool('id', '-u', 'postgres')),
    gid: Number(await runTool('id', '-g', 'postgres')),
  };
}

function listChildren(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** Creates a PostgreSQL server that keeps its data in a folder of a disk. */
export async function createPostgres(
  data: string,
  environment: Readonly<Record<string, string>>,
): Promise<PostgresServer> {
  const programs = findPrograms();
  const owner = await findOwner();
  const port = await findFreePort();
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  await mkdir(data, { mode: 0o700 });
  if (owner.uid !== undefined) await runTool('chown', `${owner.uid}:${owner.gid}`, data);
  const initdb = spawn(path.join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', USER, '-E', 'UTF8'], {
    ...owner,
    cwd: '/',
    stdio: 'ignore',
  });
  const [status] = await once(initdb, 'close');
  if (status !== 0) throw new Error(`initdb ended with ${status}.`);

  let running: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();

  const isReady = async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    return client
      .connect()
      .then(() => client.end())
      .then(() => true)
      .catch(() => false);
  };

  return {
    url,
    async start() {
      const settings = [
        'listen_addresses=127.0.0.1',
        'max_wal_size=128MB',
        'min_wal_size=32MB',
        'max_connections=60',
      ];
      const args = [
        '-D',
        data,
        '-k',
        data,
        '-p',
        String(port),
        ...settings.flatMap((setting) => ['-c', setting]),
      ];
      running = spawn(path.join(programs, 'postgres'), args, {
        ...owner,
        cwd: '/',
        env: { ...process.env, ...environment },
        stdio: 'ignore',
      });
      ended = once(running, 'close');
      await waitUntil(isReady, START_WITHIN_MS);
    },
    async kill() {
      const pid = running?.pid;
      if (pid === undefined) return;
      const children = listChildren(pid);
      for (const one of [pid, ...children]) endNow(one);
      await ended;
      await waitUntil(async () => children.every((child) => !isAlive(child)));
      running = undefined;
    },
    async stop() {
      running?.kill('SIGINT');
      await ended;
      running = undefined;
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
