import { call, configureApi, download } from './api-client';
import { ApiError } from './api-error';
import type { TransportRequest, TransportResponse } from './transport';

const CSRF_URL = '/sanctum/csrf-cookie';

let sent: TransportRequest[] = [];
const onUnauthorized = jest.fn();

/** Configures the API at `host` to respond to every call with this response. */
function respond(response: Partial<TransportResponse> = {}, host = '') {
  sent = [];
  onUnauthorized.mockClear();
  configureApi({
    host,
    onUnauthorized,
    readToken: () => null,
    transport: async (request) => {
      sent.push(request);
      return { status: 200, body: null, ...response };
    },
  });
}

beforeEach(() => {
  respond();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('what is sent', () => {
  it('goes to the method and path of the record, at the host of the API', async () => {
    respond({}, 'https://api.church.example');
    await call('events.list');
    expect(sent).toEqual([
      {
        method: 'GET',
        url: 'https://api.church.example/api/v1/events',
        body: undefined,
        headers: { Accept: 'application/json' },
      },
    ]);
  });

  it('carries parameters in the path, and query, body and options beside it', async () => {
    const signal = new AbortController().signal;
    const onUploadProgress = () => undefined;
    await call('pageContent.get', { category: 'ministries', page: 'a/b ?' }, { signal, onUploadProgress });
    expect(sent[0]?.url).toBe('/api/v1/page-content/ministries/a%2Fb%20%3F');
    expect(sent[0]).toMatchObject({ signal, onUploadProgress });
    expect(sent[0]).not.toHaveProperty('params');

    await call('events.list', { query: { page: 2 } });
    expect(sent[1]?.params).toEqual({ page: 2 });
    await call('events.list', { query: {} });
    expect(sent[2]).not.toHaveProperty('params');

    await call('events.update', { id: 12, body: { title: 'Vespers' } });
    expect(sent[3]).toMatchObject({ method: 'PUT', url: '/api/v1/events/12', body: { title: 'Vespers' } });
  });

  it('is nothing while a parameter of the path is missing', async () => {
    const incomplete = { id: undefined } as unknown as { id: number };
    await expect(call('events.get', incomplete)).rejects.toThrow('/api/v1/events/:id needs id');
    expect(sent).toEqual([]);
  });

  it.each(['calendar', 'filters', '..', '1/rsvp', '0x1', '1e1', '1.0', '01', '-1', ''])(
    'is nothing for the id %p, which names no row and may name another call',
    async (id) => {
      await expect(call('events.get', { id })).rejects.toMatchObject({ status: 404, code: 'not_found' });
      expect(sent).toEqual([]);
    },
  );

  it('names the token, the version that was edited and the key of a create', async () => {
    history.replaceState(null, '', '/admin/events');
    configureApi({ readToken: () => 'secret' });
    await call('events.update', { id: 1, body: {} }, { ifMatch: 0, idempotencyKey: 'key-12345' });
    expect(sent[0]?.headers).toEqual({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Authorization: 'Bearer secret',
      'If-Match': '"0"',
      'Idempotency-Key': 'key-12345',
    });
  });

  it.each([
    ['/', 'filled-texts'],
    ['/Health', 'filled-texts'],
    ['/member/dashboard', 'filled-texts'],
    ['/member-dashboard', 'filled-texts'],
    ['/admin/events', undefined],
    ['/department-dashboard/content', undefined],
    ['/communication-dashboard', undefined],
  ])('asks on %s for texts %s', async (path, prefer) => {
    history.replaceState(null, '', path);
    configureApi({ readToken: () => 'secret' });
    await call('events.list');
    expect(sent[0]?.headers['Prefer']).toBe(prefer);
  });

  it('leaves the type of a file’s form to the browser', async () => {
    await call('gallery.upload', { body: new FormData() });
    expect(sent[0]?.headers).toStrictEqual({ Accept: 'application/json' });
  });
});

describe('the CSRF cookie', () => {
  it('is fetched before a call without /v1/ in its path, and before no other', async () => {
    respond({}, 'https://api.church.example');
    await call('attendees.list', { id: 1 });
    expect(sent.map(({ url }) => url)).toEqual([
      `https://api.church.example${CSRF_URL}`,
      'https://api.church.example/api/events/1/attendees',
    ]);
    expect(sent[0]).toMatchObject({ method: 'GET', headers: {} });
    respond();
    await call('events.list');
    expect(sent).toHaveLength(1);
  });

  it('may be missing: the call is made all the same', async () => {
    configureApi({
      transport: async (request) => {
        if (request.url === CSRF_URL) throw new Error('blocked');
        return { status: 200, body: 'made' };
      },
    });
    await expect(call('attendees.list', { id: 1 })).resolves.toBe('made');
    expect(console.warn).toHaveBeenCalledWith('The CSRF cookie could not be fetched', expect.any(Error));
  });
});

describe('what comes back', () => {
  it.each([200, 201, 299])('is the body with status %i', async (status) => {
    respond({ status, body: { success: true } });
    await expect(call('events.list')).resolves.toEqual({ success: true });
  });

  it.each([199, 300, 403, 422, 500])('is an error with status %i, and the session stays', async (status) => {
    respond({ status, body: { message: 'No' } });
    await expect(call('events.list')).rejects.toMatchObject({ name: 'ApiError', status, message: 'No' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is an error with status 401, of which the session hears', async () => {
    respond({ status: 401 });
    await expect(call('events.list')).rejects.toBeInstanceOf(ApiError);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('is that of a second try, once, when there is a new session by then', async () => {
    const statuses = [401, 200, 401, 401];
    respond();
    configureApi({
      transport: async (request) => {
        sent.push(request);
        return { status: statuses[sent.length - 1] ?? 500, body: 'made' };
      },
    });
    onUnauthorized.mockResolvedValue(true);
    await expect(call('events.list')).resolves.toBe('made');
    await expect(call('events.list')).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(4);
    onUnauthorized.mockReset();
  });

  it('is a file where one was asked for', async () => {
    respond({ body: 'a file' });
    await expect(download('ownAccount.export')).resolves.toBe('a file');
    expect(sent[0]).toMatchObject({ method: 'GET', url: '/api/v1/member/export', isFile: true });
  });

  it('is no response of the site if it is a page, as the sign-in of a network sends it', async () => {
    respond({ body: '<!doctype html><title>Campus network</title>' });
    await expect(call('events.list')).rejects.toMatchObject({ status: 0, code: 'network' });
    respond({ body: new Blob(['<html>'], { type: 'text/html; charset=utf-8' }) });
    await expect(download('ownAccount.export')).rejects.toMatchObject({ status: 0, code: 'network' });
    respond({ status: 401, body: '\n<html><title>Proxy</title></html>' });
    await expect(call('events.list')).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  const fail = (cause: unknown) => configureApi({ transport: () => Promise.reject(cause) });

  it('is an error without status while there is no connection', async () => {
    fail(new Error('ECONNREFUSED'));
    const error = await call('events.list').catch((cause: unknown) => cause);
    expect(error).toMatchObject({
      status: 0,
      code: 'network',
      isNetworkError: true,
      message: 'No response from server. Please check your connection.',
    });
    const { signal } = new AbortController();
    await expect(call('events.list', {}, { signal })).rejects.toBeInstanceOf(ApiError);
  });

  it('is the reason of whoever aborted the call', async () => {
    const reason = new DOMException('Another page', 'AbortError');
    fail(reason);
    await expect(call('events.list', {}, { signal: AbortSignal.abort() })).rejects.toBe(reason);
  });
});

it('stands alone before anything is configured: on the site’s own origin, without a token', async () => {
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./api-client');
    const requests: TransportRequest[] = [];
    fresh.configureApi({
      transport: async (request) => {
        requests.push(request);
        return { status: 401, body: null };
      },
    });
    await expect(fresh.call('events.list')).rejects.toMatchObject({ status: 401 });
    expect(requests[0]).toMatchObject({ url: '/api/v1/events', headers: { Accept: 'application/json' } });
  });
});
