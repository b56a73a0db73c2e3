import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../src/database/open-database';
import { prayerRequests } from '../../src/database/schema/prayers';
import { createServerDatabase, type ServerDatabase } from '../database';
import { waitUntil } from './wait-until';
import { startSite, type SiteProcess } from './site-process';

const START_MS = 240_000;
/** Four processes start one after the other. */
const TEST_MS = 4 * START_MS;
const CLIENTS = 4;
/** A proxy asks each process this often if it takes requests. */
const HEALTH_CHECK_MS = 100;

/** Two processes on one database need a database server. */
const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const withServer = SERVER ? it : it.skip;

/** Sends requests to the processes that say they are ready, as a proxy does. */
function createProxy() {
  const sites: SiteProcess[] = [];
  const ready = new Set<SiteProcess>();
  let isOver = false;
  let turn = 0;
  const watch = async () => {
    while (!isOver) {
      for (const site of sites) {
        const isReady = await fetch(`${site.origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) ready.add(site);
        else ready.delete(site);
      }
      await wait(HEALTH_CHECK_MS);
    }
  };
  const watching = watch();
  return {
    ready,
    add: (site: SiteProcess) => void sites.push(site),
    send(url: string, init?: RequestInit) {
      turn += 1;
      const open = [...ready];
      return fetch(`${open[turn % open.length]?.origin}${url}`, init);
    },
    async stop() {
      isOver = true;
      await watching;
    },
  };
}

let database: ServerDatabase | undefined;
const sites: SiteProcess[] = [];
const proxy = createProxy();
afterAll(async () => {
  await proxy.stop();
  await Promise.all(sites.map((site) => site.stop()));
  await database?.drop();
}, START_MS);

withServer(
  'loses no request while two processes are restarted one after the other',
  async () => {
    const { url } = (database = await createServerDatabase(SERVER));
    const start = async () => {
      const site = await startSite({ DATABASE_URL: url, DRAIN_SECONDS: '5', FINISH_SECONDS: '60' });
      sites.push(site);
      proxy.add(site);
      await waitUntil(async () => proxy.ready.has(site), START_MS);
      return site;
    };
    const [first, second] = [await start(), await start()];

    let isOver = false;
    let sent = 0;
    const answers = new Map<string, number>();
    const count = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
    const write = async () => {
      while (!isOver) {
        sent += 1;
        const body = JSON.stringify({ title: `Prayer ${sent}`, description: 'For peace of mind.' });
        const headers = { 'content-type': 'application/json' };
        const response = await proxy
          .send('/api/v1/prayer-requests', { method: 'POST', headers, body })
          .catch((error: Error) => error);
        count(response instanceof Error ? String(response.cause) : String(response.status));
        if (!(response instanceof Error)) await response.text();
      }
    };
    const clients = Array.from({ length: CLIENTS }, write);
    try {
      for (const old of [first, second]) {
        old.signal();
        expect(await old.ended).toBe(0);
        await start();
      }
    } finally {
      isOver = true;
      await Promise.all(clients);
    }

    expect(Object.fromEntries(answers)).toEqual({ 201: sent });
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl: url });
    expect(await db.$count(prayerRequests)).toBe(sent);
    await close();
  },
  TEST_MS,
);
