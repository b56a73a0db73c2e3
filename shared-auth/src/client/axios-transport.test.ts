import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browserTransport } from './api-client';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let origin: string;
let received: Received[];
let reply: { status: number; headers?: Record<string, string>; body?: unknown };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method, url, headers } = request;
    const cors = {
      'Access-Control-Allow-Origin': headers.origin ?? '*',
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers': 'content-type,x-test',
      'Access-Control-Allow-Methods': 'GET,POST,PUT,DELETE',
      'Access-Control-Expose-Headers': 'retry-after',
    };
    if (method === 'OPTIONS') return void response.writeHead(204, cors).end();
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(reply.status, { 'Content-Type': 'application/json', ...cors, ...reply.headers });
    response.end(JSON.stringify(reply.body ?? null));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  received = [];
  reply = { status: 200, body: { success: true } };
});
afterEach(() => jest.restoreAllMocks());

const send = (request: Partial<Parameters<typeof browserTransport>[0]> = {}) =>
  browserTransport({ method: 'GET', url: `${origin}/api/v1/events`, headers: {}, ...request });

it('carries method, path, query, headers and body', async () => {
  const response = await send({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Test': 'yes' },
    params: { page: 2 },
    body: { title: 'Vespers' },
  });
  expect(response).toEqual({ status: 200, statusText: 'OK', body: { success: true } });
  expect(received[0]).toMatchObject({ method: 'POST', url: '/api/v1/events?page=2' });
  expect(received[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'x-test': 'yes' });
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ title: 'Vespers' });
});

it('sends the cookies of the API’s origin', async () => {
  reply.headers = { 'Set-Cookie': 'device=1; Path=/' };
  await send();
  await send();
  expect(received[1]?.headers.cookie).toBe('device=1');
});

it('hands a file over as one, and reads why there is none', async () => {
  const file = await send({ isFile: true });
  expect(file.body).toBeInstanceOf(Blob);
  reply = { status: 403, body: { message: 'No' } };
  expect((await send({ isFile: true })).body).toEqual({ message: 'No' });
});

it.each([404, 500])('resolves with status %i: it is a response', async (status) => {
  reply = { status, body: { message: 'No' } };
  await expect(send()).resolves.toMatchObject({ status, body: { message: 'No' } });
});

it.each([
  ['30', 30],
  ['0', undefined],
  ['Sat, 28 Nov 2026 07:00:00 GMT', undefined],
  [undefined, undefined],
])('reads Retry-After %p as %p seconds', async (header, seconds) => {
  reply = { status: 429, ...(header !== undefined && { headers: { 'Retry-After': header } }) };
  expect((await send()).retryAfter).toBe(seconds);
});

/** Runs a step between the call and its response. */
function beforeSending(step: (request: XMLHttpRequest) => void) {
  const { send: sendBody } = XMLHttpRequest.prototype;
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
    step(this);
    sendBody.call(this, body);
  });
}

it('rejects where nothing responds, and where the caller gives up', async () => {
  await expect(send({ signal: AbortSignal.abort() })).rejects.toThrow('canceled');
  beforeSending((request) => request.dispatchEvent(new ProgressEvent('error')));
  await expect(send()).rejects.toThrow('Network Error');
});

it.each([
  ['the share that is sent', { lengthComputable: true, loaded: 1, total: 4 }, [0.25]],
  ['nothing while the size is unknown', { lengthComputable: false, loaded: 1 }, []],
])('reports %s of an upload', async (_, progress, reported) => {
  beforeSending(({ upload }) => upload.dispatchEvent(new ProgressEvent('progress', progress)));
  const shares: number[] = [];
  await send({ method: 'POST', body: {}, onUploadProgress: (share) => void shares.push(share) });
  expect(shares.slice(0, 1)).toEqual(reported);
  await expect(send({ method: 'POST', body: {} })).resolves.toMatchObject({ status: 200 });
});

it('gives up after half a minute, but never on an upload', async () => {
  const limits: number[] = [];
  beforeSending(({ timeout }) => limits.push(timeout));
  const form = new FormData();
  form.append('image', new Blob(['picture']), 'choir.jpg');
  await send({ method: 'POST', body: form });
  await send();
  expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(limits).toEqual([0, 30_000]);
});
