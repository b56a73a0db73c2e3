import { newTeamToken } from '@narthex/shared-contracts/team-token';
import { openSite } from './site-client';

const SITE = 'https://church.example';
const { text: KEY, token: TOKEN } = newTeamToken();
const [, SEED = ''] = KEY.split('.');
const asked = jest.fn<Promise<Response>, [URL, RequestInit]>();
const respond = (status: number, body: unknown) =>
  asked.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  asked.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation(asked as never);
  process.env['NARTHEX_TOKEN'] = KEY;
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env['NARTHEX_TOKEN'];
});

it('calls an endpoint by its name, with the token alone', async () => {
  const site = await openSite(SITE);
  respond(200, {
    success: true,
    data: [],
    meta: { page: 1, per_page: 20, limit: 20, total: 0, has_more_than_total: false },
  });
  await site.call('delivery.listChanges', { query: { remote: 'music' } });
  const [url, init] = asked.mock.calls[0] ?? [];
  expect(String(url)).toBe(`${SITE}/api/v1/delivery/changes?remote=music`);
  expect(init).toMatchObject({ method: 'GET', headers: { authorization: `Bearer ${TOKEN}` } });
  expect(JSON.stringify(asked.mock.calls)).not.toContain(SEED);
  expect(site.seed).toBe(SEED);
});

it('fills the path and sends the body', async () => {
  const site = await openSite(SITE);
  respond(200, {
    ...{ success: true, message: 'Done.' },
    data: { live: '1.0.0-0123456789', good: null, canary: null, disabled: null },
  });
  const body = { action: 'enable', reason: 'Mended', expected_live: null } as const;
  expect(await site.call('delivery.changeRelease', { remote: 'music', body })).toMatchObject({
    message: 'Done.',
  });
  const [url, init] = asked.mock.calls[0] ?? [];
  expect(String(url)).toBe(`${SITE}/api/v1/delivery/remotes/music/changes`);
  expect(JSON.parse(String(init?.body))).toEqual(body);
});

it.each([
  [
    401,
    { message: 'Please sign in.' },
    'The site does not know this key. It may have expired or been revoked',
  ],
  [403, { message: 'This key is for music.' }, 'This key is for music.'],
  [422, { message: 'At most 500 characters' }, 'At most 500 characters.'],
  [409, { message: 'Is it live already?' }, 'Is it live already?'],
  [
    422,
    {
      message: 'Validation failed.',
      errors: { percent: ['At most 100'], form: ['One of them is needed.'] },
    },
    'percent: At most 100. One of them is needed.',
  ],
  [502, '<html>', `${SITE} responded with 502`],
  [422, { message: { text: 'No' } }, `${SITE} responded with 422`],
  [422, { errors: { percent: 'At most 100' } }, `${SITE} responded with 422`],
  [500, null, `${SITE} responded with 500`],
])('says what a response of %i means', async (status, body, message) => {
  const site = await openSite(SITE);
  respond(status, body);
  await expect(site.call('delivery.getRemote', { remote: 'music' })).rejects.toThrow(message);
});

it('waits for a minute for a site that never responds', async () => {
  jest.useFakeTimers();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('It took too long', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  const site = await openSite(SITE);
  asked.mockImplementationOnce(
    (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  );
  const called = expect(site.call('delivery.getRemote', { remote: 'music' })).rejects.toThrow(
    `${SITE} accepted the connection, but did not respond.`,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  await called;
  expect(timeout).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('sends a form as it is, and says why the site refused it', async () => {
  const site = await openSite(SITE);
  respond(422, { message: 'extra.js is not among the files that were announced.' });
  const form = new FormData();
  form.append('release', '{}');
  await expect(site.upload('delivery.publish', form)).rejects.toThrow('extra.js is not among the files');
  const [url, { method, body, headers } = {}] = asked.mock.calls[0] ?? [];
  expect([String(url), method]).toEqual([`${SITE}/api/v1/delivery/versions`, 'POST']);
  expect(headers).toMatchObject({ authorization: `Bearer ${TOKEN}` });
  const sent = await new Response(body, { headers: headers ?? {} }).formData();
  expect([...sent]).toEqual([['release', '{}']]);
});

it('gives an upload as long as it needs, and up when no more of it is accepted', async () => {
  const site = await openSite(SITE);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let signal: AbortSignal | null | undefined;
  asked.mockImplementationOnce((_, init) => {
    reader = (init.body as ReadableStream<Uint8Array>).getReader();
    signal = init.signal;
    return new Promise((_resolve, reject) =>
      init.signal?.addEventListener('abort', () => reject(signal?.reason as Error)),
    );
  });
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(300_000)]), 'film.mp4');
  const uploaded = expect(site.upload('delivery.publish', form)).rejects.toThrow(
    `${SITE} accepted the connection, but did not respond. narthex status shows whether it was done.`,
  );
  for (let chunks = 0; chunks < 4; chunks += 1) {
    await reader?.read();
    await jest.advanceTimersByTimeAsync(110_000);
  }
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(20_000);
  await uploaded;
  jest.useRealTimers();
});

it.each(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])(
  'says that a change may have been made when %s ended its request',
  async (code) => {
    const site = await openSite(SITE);
    asked.mockRejectedValueOnce(
      new TypeError('fetch failed', { cause: Object.assign(new Error('read'), { code }) }),
    );
    await expect(site.upload('delivery.publish', new FormData())).rejects.toThrow(
      `${SITE} closed the connection before it responded. narthex status shows whether it was done.`,
    );
  },
);

it('names the origin that a site redirects to, in place of following there without key and body', async () => {
  const site = await openSite('http://church.example');
  const headers = { location: `${SITE}/api/v1/delivery/remotes/music` };
  asked.mockResolvedValueOnce(new Response(null, { status: 301, headers }));
  await expect(site.call('delivery.getRemote', { remote: 'music' })).rejects.toThrow(
    `http://church.example leads to ${SITE}: give that as --site or in NARTHEX_SITE.`,
  );
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' });
});

it('says when a key was cut off, quoted or mixed with other text, and takes a line break at its end', async () => {
  const broken = [KEY.slice(0, 60), KEY.slice(0, 30), `"${KEY}"`, `Bearer ${KEY}`, 'nx_…'];
  for (const text of [...broken, `${SEED.slice(0, 9)}\n${SEED}`, 'schlüssel']) {
    process.env['NARTHEX_TOKEN'] = text;
    await expect(openSite(SITE)).rejects.toThrow('The key in NARTHEX_TOKEN is not whole');
  }
  process.env['NARTHEX_TOKEN'] = `${KEY}\n`;
  expect((await openSite(SITE)).seed).toBe(SEED);
});

it('says when a port speaks no HTTPS', async () => {
  const site = await openSite(SITE);
  const cause = Object.assign(new Error('wrong version number:ssl3_record.c:350:\n'), {
    code: 'ERR_SSL_WRONG_VERSION_NUMBER',
  });
  asked.mockRejectedValueOnce(new TypeError('fetch failed', { cause }));
  await expect(site.call('delivery.getRemote', { remote: 'music' })).rejects.toThrow(
    `${SITE} can't be reached: its port doesn't speak HTTPS. Does its URL begin with http:?`,
  );
});

it('says when another kind of site responds, or a proxy in its place', async () => {
  const site = await openSite(SITE);
  asked.mockResolvedValueOnce(new Response('<html>'));
  await expect(site.call('delivery.getRemote', { remote: 'music' })).rejects.toThrow(
    `${SITE} responded with no JSON: it is another kind of site, or a proxy responded in its place. Open it in a browser.`,
  );
});

it.each([
  ['delivery.getRemote', ''],
  ['delivery.check', ' narthex status shows whether it was done.'],
] as const)('says when the connection is lost in the middle of the response to %s', async (name, advice) => {
  const site = await openSite(SITE);
  const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
  const lost = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"success":')),
    pull: (stream) => stream.error(new TypeError('terminated', { cause })),
  });
  asked.mockResolvedValueOnce(new Response(lost));
  await expect(site.call(name, { remote: 'music' } as never)).rejects.toThrow(
    `${SITE} closed the connection before it responded.${advice}`,
  );
});

it('says when nobody gives a reason, as fetch does for a proxy that asks for a password', async () => {
  const site = await openSite(SITE);
  asked.mockRejectedValueOnce(new TypeError('fetch failed', { cause: new Error() }));
  await expect(site.call('delivery.getRemote', { remote: 'music' })).rejects.toThrow(
    `${SITE} can't be reached: a proxy may ask for a password. Is the site running?`,
  );
});

const OTHER_AGE = `${SITE} and your packages are of different ages: it responded with something else than they expect. Ask the communications team for the site's packages.`;

it.each([{}, [], { success: true }, { success: true, data: { remote: 'music' } }])(
  'says when the site responds with what these packages don’t know: %j',
  async (body) => {
    const site = await openSite(SITE);
    respond(200, body);
    await expect(site.call('delivery.getRemote', { remote: 'music' })).rejects.toThrow(OTHER_AGE);
  },
);

it('keeps what a newer site adds to a response', async () => {
  const site = await openSite(SITE);
  const data = [{ name: 'size', outcome: 'passed', message: 'Small.', limit: 300 }];
  respond(200, { success: true, data });
  const body = { remote: 'music' } as never;
  expect(await site.call('delivery.check', { body })).toMatchObject({ data });
});

it('says when a site that is older or newer has no such endpoint', async () => {
  const site = await openSite(SITE);
  respond(404, { message: 'We could not find that.' });
  await expect(site.call('delivery.check', { body: {} as never })).rejects.toThrow(
    `${SITE} and your packages are of different ages`,
  );
  respond(404, { message: 'The site has no remote music.' });
  const missing = site.call('delivery.getRemote', { remote: 'music' });
  await expect(missing).rejects.toThrow('The site has no remote music.');
  await expect(missing).rejects.toMatchObject({ status: 404 });
});

it('says when the site is not there', async () => {
  const site = await openSite(SITE);
  const cause = new Error('connect ECONNREFUSED 127.0.0.1:9');
  asked.mockRejectedValueOnce(new TypeError('fetch failed', { cause }));
  await expect(site.call('delivery.getRemote', { remote: 'music' })).rejects.toThrow(
    `${SITE} can't be reached: connect ECONNREFUSED 127.0.0.1:9. Is the site running?`,
  );
});
