import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { EmbeddedSocket, runPglite } from './embedded-socket';
import type { EmbeddedSocketOptions } from './embedded-socket';
import type { WorkerInput } from './worker-messages';

let folder: string;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'narthex-socket-'));
});

afterEach(() => fs.rm(folder, { recursive: true }));

const runEndlessly = () => new Worker('for (;;);', { eval: true });
const runBroken = () => new Worker('throw new Error("no engine here")', { eval: true });

/** Connects to a database whose workers are started by these functions, one after the other. */
async function connectBy(
  ways: readonly ((input: WorkerInput) => Worker)[],
  options: Partial<EmbeddedSocketOptions> = {},
) {
  const left = [...ways];
  const socket = new EmbeddedSocket({
    folder,
    whenFree: Promise.resolve(),
    timeLimitMs: () => 60_000,
    replaceAfterMs: 500,
    runWorker: (input) => (left.shift() ?? runPglite)(input),
    ...options,
  });
  const client = new pg.Client({ user: 'postgres', host: 'embedded', stream: () => socket });
  await client.connect();
  return { client, socket };
}

it('replaces a worker that hangs while it opens the folder', async () => {
  const { client, socket } = await connectBy([runEndlessly]);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await socket.released;
});

it('puts the folder in order before another worker begins', async () => {
  await fs.writeFile(path.join(folder, 'half-made'), '');
  const beforeReplacing = () => fs.rm(path.join(folder, 'half-made'));
  const { client } = await connectBy([runEndlessly], { beforeReplacing });
  expect(await fs.readdir(folder)).toContain('PG_VERSION');
  await client.end();
});

it('says why a worker could not open the folder', async () => {
  await expect(connectBy([runBroken, runBroken])).rejects.toThrow('no engine here');
});
