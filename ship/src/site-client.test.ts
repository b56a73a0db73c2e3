import { openSite } from './site-client';

const SITE = 'https://church.example';
const asked = jest.fn<Promise<Response>, [URL, RequestInit]>();
const respond = (status: number, body: unknown) =>
  asked.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  asked.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation(asked as never);
  process.env['NARTHEX_TOKEN'] = 'nx_token.seed';
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env['NARTHEX_TOKEN'];
});

it('calls an endpoint by its name, with the token alone', async () => {
  const site = await openSite(SITE);
  respond(200, { success: true, data: [] });
  await site.call('delivery.listChanges', { query: { remote: 'music' } });
  const [url, init] = asked.mock.calls[0] ?? [];
  expect(String(url)).toBe(`${SITE}/api/v1/delivery/changes?remote=music`);
  expect(init).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer nx_token' } });
  expect(JSON.stringify(asked.mock.calls)).not.toContain('seed');
  expect(site.seed).toBe('seed');
});

it('fills the path and sends the body', async () => {
  const site = await openSite(SITE);
  respond(200, { success: true, data: null, message: 'Done.' });
  const body = { action: 'enable', reason: 'Mended', expected_live: null } as const;
  expect(await site.call('delivery.changeRelease', { remote: 'music', body })).toMatchObject({
    message: 'Done.',
  });
  const [url, init] = asked.mock.calls[0] ?? [];
  expect(String(url)).toBe(`${SITE}/api/v1/delivery/remotes/music/changes`);
  expect(JSON.parse(String(init?.body))).toEqual(body);
});

it.each([
  [401, { message: 'Please sign in.' }, 'The site does not know this key. It may have expired.'],
  [403, { message: 'This key is for music.' }, 'This key is for music.'],
  [502, '<html>', `${SITE} responded with 502`],
])('says what a response of %i means', async (status, body, message) => {
  const site = await openSite(SITE);
  respond(status, body);
  await expect(site.call('delivery.getRemote', { remote: 'music' })).rejects.toThrow(message);
});

it('sends a form as it is, and says why the site refused it', async () => {
  const site = await openSite(SITE);
  respond(422, { message: 'extra.js is not among the files that were announced.' });
  const form = new FormData();
  form.append('release', '{}');
  await expect(site.upload('delivery.publish', form)).rejects.toThrow('extra.js is not among the files');
  const [url, { method, body, headers } = {}] = asked.mock.calls[0] ?? [];
  expect([String(url), method, body]).toEqual([`${SITE}/api/v1/delivery/versions`, 'POST', form]);
  // `fetch` sets the boundary of the form.
  expect(headers).toEqual({ authorization: 'Bearer nx_token' });
});

it('says when another kind of site responds', async () => {
  const site = await openSite(SITE);
  asked.mockResolvedValueOnce(new Response('<html>'));
  await expect(site.call('delivery.getRemote', { remote: 'music' })).rejects.toThrow(
    `${SITE} is another kind of site: it responded with no JSON.`,
  );
});

it('says when the site is not there', async () => {
  const site = await openSite(SITE);
  const cause = new Error('connect ECONNREFUSED 127.0.0.1:9');
  asked.mockRejectedValueOnce(new TypeError('fetch failed', { cause }));
  await expect(site.call('delivery.getRemote', { remote: 'music' })).rejects.toThrow(
    `${SITE} can't be reached: connect ECONNREFUSED 127.0.0.1:9. Is the site running?`,
  );
});
