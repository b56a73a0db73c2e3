import { expect, test } from '@playwright/test';
import { startSite, type Site } from '../../support/sites/start-site';
import { readEmails } from '../../support/mailbox';
import { DEMO_PASSWORD } from '../../support/site';

const WRONG_TOKENS = 700;
const SEARCHING_CLIENTS = 60;
const VISITS = 40;
const VICTIM = 'somebody@demo.test';

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite();
});
test.afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { headers });
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
/** Counts the responses by their status. */
const count = (responses: readonly Response[]) => {
  const statuses = new Map<number, number>();
  for (const { status } of responses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return statuses;
};

const guessTokens = () =>
  Promise.all(
    Array.from({ length: WRONG_TOKENS }, (_, at) =>
      get('/api/auth/user', { authorization: `Bearer guess-${String(at).padStart(40, '0')}` }),
    ),
  );
const search = () =>
  Promise.all(Array.from({ length: SEARCHING_CLIENTS }, (_, at) => get(`/search?q=flood${at}`)));
const planVisits = () =>
  Promise.all(
    Array.from({ length: VISITS }, (_, at) =>
      post('/api/v1/visits', {
        name: `Guest ${at}`,
        email: VICTIM,
        phone: '',
        day: '2035-11-24',
        message: '',
      }),
    ),
  );

async function signIn(path: string, credentials: object): Promise<Record<string, string>> {
  const response = await post(path, { password: DEMO_PASSWORD, ...credentials });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { token: string } };
  return { authorization: `Bearer ${data.token}` };
}

/** All requests come from one address, as on a campus: those of the attackers and those of other people. */
test('a flood from one address shuts out nobody else behind it', async () => {
  test.setTimeout(120_000);
  const [guesses, searches, visits, leader, pages, seat] = await Promise.all([
    guessTokens(),
    search(),
    planVisits(),
    (async () => {
      const headers = await signIn('/api/auth/leader-login', {
        email: 'youth@demo.test',
        department: 'youth',
      });
      return get('/api/v1/dashboard/overview', headers);
    })(),
    Promise.all(['/', '/Events', '/sw/Events', '/privacy'].map((path) => get(path))),
    (async () => {
      const headers = await signIn('/api/auth/login', { email: 'member@demo.test' });
      const list = await get('/api/v1/events?upcoming=true&limit=1');
      const { data } = (await list.json()) as { data: readonly { id: number }[] };
      return post(`/api/v1/events/${data[0]?.id}/rsvp`, { attending: true }, headers);
    })(),
  ]);
  expect({ leader: leader.status, seat: seat.status }).toEqual({ leader: 200, seat: 200 });
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // Attackers are refused, and nothing breaks.
  expect(count(guesses).get(429)).toBeGreaterThan(0);
  for (const responses of [guesses, searches, visits]) expect(count(responses).get(500)).toBeUndefined();
  expect(count(visits)).toEqual(new Map([[201, VISITS]]));

  // The limits of the attacked calls don't affect other requests, also after the flood.
  expect((await get('/')).status).toBe(200);
  await signIn('/api/auth/login', { email: 'admin@demo.test' });

  await expect.poll(async () => (await readEmails(VICTIM, site.dataDir)).length).toBeGreaterThan(0);
  expect((await readEmails(VICTIM, site.dataDir)).length).toBeLessThan(VISITS / 4);
});
