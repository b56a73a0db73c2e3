import fc, { type Arbitrary } from 'fast-check';

/** Values of headers that the server or one of its libraries reads. */
const HEADERS: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['accept', ['text/html', '*/*;q=x', ',;,', 'application/json']],
  ['accept-encoding', ['br;q=x,*;q=-1', 'identity;q=0, *;q=0', 'gzip', 'zstd']],
  ['accept-language', ['sw', 'sw;q=,*;q=x', 'x'.repeat(400), '../sw']],
  [
    'authorization',
    ['Bearer', 'Bearer %00', `Bearer ${'a'.repeat(43)}`, 'Basic YTpi', 'Bearer null', 'bearer a b'],
  ],
  ['content-range', ['bytes 0-1/2', 'x']],
  ['cookie', ['=;=;', 'a=%E0%A4%A; __proto__=x', `x=${'y'.repeat(3000)}`, 'narthex=1; narthex=2']],
  ['host', ['evil.example', 'a:99999', '[::1]', 'a b', '127.0.0.1@evil.example']],
  ['idempotency-key', ['a', '', 'x'.repeat(300), 'é', '00000000-0000-4000-8000-000000000000']],
  ['if-match', ['"1"', '*', 'W/"1"', '"99999999999999999999"', '"a","b"', 'x', '']],
  ['if-none-match', ['*', 'W/"x"', '""']],
  ['if-modified-since', ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['origin', ['null', 'https://evil.example', 'http://localhost', 'x']],
  ['range', ['bytes=0-0', 'bytes=9-1', 'bytes=-', `bytes=${'0-0,'.repeat(200)}1-`]],
  ['referer', ['javascript:alert(1)', '//evil.example', 'x']],
  ['tus-resumable', ['1.0.0', '9.9.9']],
  ['upload-length', ['10', '-1', '1e9', '99999999999999999999']],
  ['upload-metadata', ['kind cG9ydHJhaXQ=', '__proto__ YQ==', 'kind', ',,,', 'kind %%%']],
  ['upload-offset', ['0', '-1', 'x']],
  ['user-agent', ['', 'x'.repeat(2000), 'a\tb']],
  ['x-forwarded-for', ['127.0.0.1', '::ffff:127.0.0.1, x', 'a'.repeat(500)]],
  ['x-forwarded-proto', ['https', 'javascript']],
  ['x-http-method-override', ['DELETE', 'x']],
  ['x-xsrf-token', ['x', '%']],
];

const header = fc
  .constantFrom(...HEADERS)
  .chain(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const));

/** Generates headers: none for half of the requests, else a few. */
export const oddHeaders: Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  fc.constant({}),
  fc.array(header, { minLength: 1, maxLength: 3 }).map((pairs) => Object.fromEntries(pairs)),
);
