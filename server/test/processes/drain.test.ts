import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import path from 'node:path';
import { media } from '../../src/database/schema/media';
import { openDatabase } from '../../src/database/open-database';
import { originalPath } from '../../src/media/drive';
import { waitUntil } from './wait-until';
import { startSite, type SiteProcess } from './site-process';

/** The buffers of the system hold less, so a client that reads nothing keeps the download open. */
const BYTES = 24 * 1024 * 1024;
const START_MS = 240_000;
const HALF = '{"email":"somebody@demo.test",';
const REST = '"password":"wrong"}';

const agent = new http.Agent({ keepAlive: true });
const sites: SiteProcess[] = [];
afterAll(async () => {
  agent.destroy();
  await Promise.all(sites.map((site) => site.stop()));
}, START_MS);

/** Stores a recording, as a long download. */
async function storeRecording(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  await database.migrate();
  await database.db
    .insert(media)
    .values({ key: 'talk', kind: 'audio', content_type: 'audio/mpeg', bytes: BYTES });
  await database.close();
  const file = path.join(dataDir, originalPath('talk'));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, Buffer.alloc(BYTES));
}

async function start(): Promise<SiteProcess> {
  const site = await startSite({ DRAIN_SECONDS: '2', FINISH_SECONDS: '60' }, storeRecording);
  sites.push(site);
  return site;
}

async function get(site: SiteProcess, url: string): Promise<IncomingMessage> {
  const [response] = await once(http.get(`${site.origin}${url}`, { agent }), 'response');
  return response as IncomingMessage;
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Sends the first half of a sign-in. */
function beginSignIn(site: SiteProcess) {
  const headers = { 'content-type': 'application/json', 'content-length': HALF.length + REST.length };
  const request = http.request(`${site.origin}/api/auth/login`, { method: 'POST', agent, headers });
  request.write(HALF);
  return request;
}

const isRefused = (site: SiteProcess) => async () =>
  fetch(`${site.origin}/healthz`).then(
    () => false,
    (error: { cause?: { code?: string } }) => error.cause?.code === 'ECONNREFUSED',
  );
const isStopping = (site: SiteProcess) => async () => {
  const ready = await get(site, '/readyz');
  const { status } = JSON.parse(String(await readBody(ready))) as { status: string };
  return ready.statusCode === 503 && status === 'stopping';
};

it(
  'answers for a while after the signal, finishes what is under way, and ends well',
  async () => {
    const site = await start();
    const download = await get(site, '/media/talk');
    const signIn = beginSignIn(site);
    const answered = once(signIn, 'response');
    await readBody(await get(site, '/healthz'));

    site.signal();
    await waitUntil(isStopping(site));
    const health = await get(site, '/healthz');
    await readBody(health);
    expect([health.statusCode, health.headers.connection]).toEqual([200, 'close']);

    await waitUntil(isRefused(site));
    signIn.end(REST);
    const [response] = (await answered) as [IncomingMessage];
    await readBody(response);
    expect([response.statusCode, response.headers.connection]).toEqual([401, 'close']);
    expect((await readBody(download)).length).toBe(BYTES);
    expect(await site.ended).toBe(0);
  },
  START_MS,
);

it(
  'ends at once at a second signal',
  async () => {
    const site = await start();
    const download = await get(site, '/media/talk');
    site.signal();
    await waitUntil(isRefused(site));
    site.signal();
    expect(await site.ended).toBe(143);
    await expect(readBody(download)).rejects.toThrow('aborted');
  },
  START_MS,
);
