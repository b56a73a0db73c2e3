import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { signIn, withTestApp } from '../../test/build-app';

const app = withTestApp();
let port = 0;
let headers: Record<string, string> = {};

beforeAll(async () => {
  ({ headers } = await signIn(app(), 'admin'));
  await app().listen({ port: 0, host: '127.0.0.1' });
  port = (app().server.address() as AddressInfo).port;
}, 60_000);

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string;
}

/** Uses raw HTTP, because clients would correct the invalid parts of a request. */
const send = ({ method = 'GET', path = '/api/v1/events', headers: own = {}, body }: Sent) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = http.request(
      { port, host: '127.0.0.1', method, path, headers: { ...headers, ...own }, agent: false },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      },
    );
    request.on('error', reject);
    request.end(body);
  });

const KB = 1024;
const b64 = (text: string) => Buffer.from(text).toString('base64');
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const multipart = (...parts: string[]) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  body: [...parts.map((part) => `--x\r\n${part}\r\n`), '--x--\r\n'].join(''),
});
const field = (name: string, value = '1') => `content-disposition: form-data; name="${name}"\r\n\r\n${value}`;
const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const tus = (metadata: string, length = '10') => ({
  method: 'POST',
  path: '/uploads',
  headers: { 'tus-resumable': '1.0.0', 'upload-length': length, 'upload-metadata': metadata },
});
const slide = (title: string) => ({
  method: 'POST',
  path: '/api/v1/homepage/slides',
  headers: JSON_TYPE,
  body: `{"title":${title},"content":"x"}`,
});
const announcement = (date: string) => ({
  method: 'POST',
  path: '/api/v1/announcements',
  headers: JSON_TYPE,
  body: JSON.stringify({
    title: 'x',
    content: 'x',
    start_date: date,
    end_date: date,
    category: 'general',
    priority: 'normal',
  }),
});

/** Each row has a request and the statuses that are allowed. */
const TABLE: readonly (readonly [what: string, sent: Sent, ...expected: number[]])[] = [
  ['cookies without names', { headers: { cookie: '=;'.repeat(4 * KB) } }, 200],
  [
    'cookies with bad percent signs',
    { headers: { cookie: 'a=%; b=%E0%A4%A; __proto__=x; xsrf-token=%' } },
    200,
  ],
  ['a session of bad percent signs', { headers: { authorization: 'Bearer %E0%A4%A' } }, 401, 200],
  ['languages without end', { headers: { 'accept-language': `*;q=x,${'sw;q=,'.repeat(1700)}` } }, 200],
  ['encodings that are none', { headers: { 'accept-encoding': 'br;q=x, *;q=-1, ,,;;' } }, 200, 406],
  ['no encoding at all', { headers: { 'accept-encoding': 'identity;q=0, *;q=0' } }, 200, 406],
  ['types that are none', { headers: { accept: '*/*;q=x,/,;' } }, 200],
  ['thousands of ranges', { headers: { range: `bytes=${'0-0,'.repeat(2000)}0-0` } }, 200],
  ['nested parameters', { path: `/api/v1/events?${'a[]='.repeat(50)}&a[b][c]=1&__proto__[x]=1` }, 200],
  ['a thousand parameters', { path: `/api/v1/events?${many(1000, (at) => `k${at}=1`).join('&')}` }, 200],
  ['one parameter a thousand times', { path: `/api/v1/events?${'page=1&'.repeat(1000)}` }, 200, 422],
  ['a lone percent sign', { path: '/api/v1/events?search=%' }, 200],
  ['half a character', { path: '/api/v1/events?search=%ED%A0%80' }, 200],
  ['NUL in a search', { path: '/api/v1/events?search=%00' }, 200, 400],
  ['NUL in the site’s search', { path: '/api/v1/search?q=%00' }, 200, 400],
  ['a report until the last day', { path: '/api/admin/reports/content?from=9999-01-01&to=9999-12-31' }, 422],
  ['an export from year 0', { path: '/api/v1/admin/audit/export?from=0000-01-01' }, 422],
  ['the registry of year 0', { path: '/api/v1/delivery/registry?at=0000-01-01T00:00:00Z' }, 404, 422],
  ['the people of a ministry beyond any', { path: '/api/v1/ministry-members?ministry=2147483648' }, 422],
  ['a visit of nobody', { method: 'POST', path: '/api/v1/visits', headers: JSON_TYPE, body: 'null' }, 422],
  ['a member who is nothing', { method: 'POST', path: '/api/v1/members', headers: JSON_TYPE, body: '' }, 422],
  ['a page that is no number', { path: '/api/v1/events?page=1e999' }, 422],
  ['a page beyond any', { path: '/api/v1/events?page=99999999999999999999' }, 422],
  ['NUL in a path', { path: '/api/v1/events/%00' }, 400, 404],
  ['a lone percent sign in a path', { path: '/api/v1/events/%' }, 400, 404],
  ['an overlong character in a path', { path: '/api/v1/events/%C0%AF' }, 400, 404],
  ['the same in a page', { path: '/Events/%C0%AF%00%' }, 400, 404],
  ['the same in a file', { path: '/media/%00%C0%AF' }, 400, 404],
  ['a path of 8 KB', { path: `/${'a'.repeat(8 * KB)}` }, 404, 414],
  ['a number beyond any', { path: '/api/v1/events/9007199254740993' }, 404],
  ['half a character in JSON', slide('"\\ud800"'), 400, 422],
  ['the other half', slide('"x\\udc00y"'), 400, 422],
  ['NUL in JSON', slide('"a\\u0000b"'), 201, 400],
  ['__proto__ in JSON', slide('"a","__proto__":{"is_active":false}'), 400],
  ['constructor in JSON', slide('"a","constructor":{"prototype":{}}'), 400],
  ['a key twice', slide('"a","title":"b"'), 201, 400],
  ['an infinite number', slide('1e999'), 422],
  ['JSON that ends early', slide('"a'), 400],
  [
    'nothing but a byte order mark',
    { method: 'POST', path: '/api/v1/homepage/slides', headers: JSON_TYPE, body: '\uFEFF' },
    400,
    422,
  ],
  ['null', { method: 'POST', path: '/api/v1/homepage/slides', headers: JSON_TYPE, body: 'null' }, 422, 400],
  [
    'JSON of an unknown charset',
    { ...slide('"a"'), headers: { 'content-type': 'application/json; charset=utf-99' } },
    201,
    415,
  ],
  ...[
    '+275760-09-13',
    '0000-01-01',
    '-000001-01-01',
    '9999-12-31T23:59:60Z',
    '2026-02-30',
    '99999-01-01',
  ].map((date) => [`the date ${date}`, announcement(date), 422] as const),
  [
    'a form of a thousand fields',
    { method: 'POST', path: '/forms/prayer', headers: FORM, body: many(1000, (at) => `k${at}=1`).join('&') },
    200,
    422,
    303,
    400,
    404,
  ],
  [
    'a form with __proto__',
    {
      method: 'POST',
      path: '/forms/prayer',
      headers: FORM,
      body: '__proto__=1&constructor=1&a[__proto__][b]=1',
    },
    422,
    303,
    400,
    404,
  ],
  [
    'a form of percent signs',
    { method: 'POST', path: '/forms/prayer', headers: FORM, body: '%=%&%ED%A0%80=%C0' },
    422,
    303,
    400,
    404,
  ],
  [
    'a multipart form without a boundary',
    {
      method: 'POST',
      path: '/api/v1/gallery/upload',
      headers: { 'content-type': 'multipart/form-data' },
      body: 'x',
    },
    400,
    406,
    415,
    422,
  ],
  [
    'one that ends early',
    {
      method: 'POST',
      path: '/api/v1/gallery/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n',
    },
    400,
    422,
  ],
  [
    'a thousand fields',
    { method: 'POST', path: '/api/v1/gallery/upload', ...multipart(...many(1000, (at) => field(`k${at}`))) },
    413,
  ],
  [
    'a field __proto__',
    {
      method: 'POST',
      path: '/api/v1/gallery/upload',
      ...multipart(field('__proto__'), field('constructor')),
    },
    400,
    422,
  ],
  [
    'a field without a name',
    {
      method: 'POST',
      path: '/api/v1/gallery/upload',
      ...multipart('content-disposition: form-data\r\n\r\n1', field('')),
    },
    400,
    422,
  ],
  [
    'a version without a manifest',
    {
      method: 'POST',
      path: '/api/v1/delivery/versions',
      ...multipart(field('release', '{"__proto__":1,"remote":"\\ud800"}')),
    },
    400,
    403,
    422,
  ],
  [
    'a version that is no JSON',
    { method: 'POST', path: '/api/v1/delivery/versions', ...multipart(field('release', '[[[')) },
    400,
    403,
  ],
  [
    'a version nested without end',
    {
      method: 'POST',
      path: '/api/v1/delivery/versions',
      ...multipart(field('release', '['.repeat(200 * KB))),
    },
    400,
    403,
  ],
  ['metadata that is no base64', tus('kind !!!,filename %%%'), 400],
  ['metadata with a key twice', tus(`kind ${b64('video')},kind ${b64('video')}`), 400, 201],
  ['metadata of 12 KB', tus(`kind ${b64('video')},filename ${b64('x'.repeat(9 * KB))}`), 201, 400],
  ['metadata of __proto__', tus(`__proto__ ${b64('video')}`), 400],
  ['NUL in the name of an upload', tus(`kind ${b64('video')},filename ${b64('a\0b.jpg')}`), 201, 400],
  ['an upload of a length beyond any', tus(`kind ${b64('video')}`, '9'.repeat(15)), 413],
  [
    'a file with a cell of 1 MB',
    {
      method: 'POST',
      path: '/api/v1/members/import',
      headers: JSON_TYPE,
      body: JSON.stringify({ csv: `First name,Last name\n"${'x'.repeat(KB * KB)}`, dry_run: true }),
    },
    200,
    422,
  ],
  [
    'a file with 100,000 columns',
    {
      method: 'POST',
      path: '/api/v1/members/import',
      headers: JSON_TYPE,
      body: JSON.stringify({ csv: 'First name,'.repeat(100_000), dry_run: true }),
    },
    422,
  ],
  [
    'a file with columns like __proto__',
    {
      method: 'POST',
      path: '/api/v1/members/import',
      headers: JSON_TYPE,
      body: JSON.stringify({ csv: 'First name,Last name,__proto__,constructor\na,b,c,d', dry_run: true }),
    },
    200,
  ],
];

it.each(TABLE.map(([what, sent, ...expected]) => ({ what, sent, expected })))(
  '$what',
  async ({ sent, expected }) => {
    const { status, body } = await send(sent);
    // An unexpected status is reported together with the body, which explains it.
    expect(expected.includes(status) ? 'expected' : [status, body]).toBe('expected');
  },
);
