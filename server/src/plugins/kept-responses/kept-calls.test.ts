import { withTestApp } from '../../../test/build-app';
import { createAnnouncement } from '../../../test/content-factories';
import { signIn } from '../../../test/sign-in';

const app = withTestApp({ config: { pageCache: 20 } });
const LIST = '/api/v1/announcements';
const LONG = 'Bring a friend who has never been here. '.repeat(60);

let origin = '';
let repeated: (string | undefined)[] = [];
beforeAll(async () => {
  app().observeRepeatedResponses((endpoint) => void repeated.push(endpoint));
  origin = await app().listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  repeated = [];
});

const ask = (url: string, headers: Record<string, string> = {}) =>
  fetch(origin + url, { headers: { 'accept-encoding': 'br', ...headers } });

async function readTitles(url: string, headers?: Record<string, string>): Promise<string[]> {
  const { data } = (await (await ask(url, headers)).json()) as { data: { title: string }[] };
  return data.map(({ title }) => title);
}

/** Changes content as an editor does, so that its version grows. */
async function announce(title: string): Promise<void> {
  const { headers } = await signIn(app(), 'communication leader');
  const payload = { title, content: LONG };
  const { statusCode } = await app().inject({ method: 'POST', url: LIST, headers, payload });
  expect(statusCode).toBe(201);
}

it('repeats a list for visitors until content changes', async () => {
  await announce('Open day');
  const first = await ask(LIST);
  // Nobody is told of a row that no editor has written.
  await createAnnouncement(app(), { title: 'Unknown' });
  const again = await ask(LIST);
  expect(await again.text()).toBe(await first.text());
  const { headers } = again;
  expect([headers.get('content-encoding'), headers.get('cache-control')]).toEqual(['br', 'no-cache']);
  expect(headers.get('vary')).toMatch(/^Authorization, Accept-Language, .*Accept-Encoding$/);
  expect(repeated).toEqual(['announcements.list']);

  await announce('Choir practice');
  expect(await readTitles(LIST)).toEqual(expect.arrayContaining(['Open day', 'Unknown', 'Choir practice']));
});

it('reads once for identical requests at the same time', async () => {
  await announce('Vespers');
  const responses = await Promise.all(Array.from({ length: 20 }, () => ask(LIST)));
  const bodies = new Set(await Promise.all(responses.map((response) => response.text())));
  expect([bodies.size, repeated.length]).toEqual([1, 19]);
});

it('responds to those that waited for a request that was broken off', async () => {
  await announce('Picnic');
  const given = new AbortController();
  const first = fetch(origin + LIST, { headers: { 'accept-encoding': 'br' }, signal: given.signal });
  const others = [ask(LIST), ask(LIST)];
  given.abort();
  await expect(first).rejects.toThrow();
  for (const { status } of await Promise.all(others)) expect(status).toBe(200);
});

it('tells a browser that has the response so', async () => {
  const etag = (await ask(LIST)).headers.get('etag') ?? '';
  const { status } = await ask(LIST, { 'if-none-match': etag });
  expect([etag, status]).toEqual([expect.stringMatching(/^W\//), 304]);
});

it('tells languages and queries apart', async () => {
  for (const language of ['en', 'sw', 'en']) await ask(`${LIST}?limit=1`, { 'accept-language': language });
  expect(repeated).toEqual(['announcements.list']);
  expect(await readTitles(`${LIST}?limit=2`)).toHaveLength(2);
  expect(repeated).toHaveLength(1);
});

it('repeats nothing for people who are signed in', async () => {
  const { headers } = await signIn(app(), 'communication leader');
  for (let turn = 0; turn < 2; turn += 1) await ask(LIST, headers);
  expect((await ask(LIST, headers)).headers.get('cache-control')).toBe('no-store');
  expect(repeated).toEqual([]);
});

it.each([
  ['a response that belongs to a device', '/api/v1/events/1/rsvp'],
  ['a refusal', '/api/v1/announcements/999999'],
  ['a call that reads no content', '/sanctum/csrf-cookie'],
])('does not keep %s', async (_, url) => {
  for (let turn = 0; turn < 2; turn += 1) await (await ask(url)).text();
  expect(repeated).toEqual([]);
});
