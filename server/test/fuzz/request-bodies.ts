import { gzipSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import { encodeText } from './hostile-values';

/** Describes a body as it is sent. */
export interface SentBody {
  readonly payload: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const listFields = (value: unknown): [string, string][] =>
  isRecord(value) ? Object.entries(value).map(([name, field]) => [name, toText(field)]) : [];

const toForm = (value: unknown) =>
  listFields(value)
    .map(([name, field]) => `${encodeText(name)}=${encodeText(field)}`)
    .join('&');

const BOUNDARY = 'boundary';
const FILE_NAMES = [
  'a.jpg',
  '../../a.jpg',
  'a.jpg\u0000.html',
  'C:\\a.png',
  '',
  'a'.repeat(300),
  'a.php.gif',
];
const GIF = 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;<script>alert(1)</script>';

function toMultipart(value: unknown, fileField: string, fileName: string): Buffer {
  const parts = listFields(value).map(
    ([name, field]) => `content-disposition: form-data; name="${name}"\r\n\r\n${field}`,
  );
  const file = `content-disposition: form-data; name="${fileField}"; filename="${fileName}"\r\ncontent-type: image/gif\r\n\r\n${GIF}`;
  return Buffer.from(
    `${[...parts, file].map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join('')}--${BOUNDARY}--\r\n`,
  );
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const ODD_TYPES = [
  ...[
    'text/plain',
    'text/html',
    'application/xml',
    'application/octet-stream',
    'application/json5',
    '*/*',
    '',
  ],
  ...[
    'application/vnd.api+json',
    'APPLICATION/JSON',
    'application/json;',
    'application/json; charset="',
    'json',
  ],
  ...['application/json, text/html', 'multipart/form-data', 'multipart/mixed; boundary=x', `${FORM_TYPE};x`],
  ...[
    'application/offset+octet-stream',
    'application/json; charset=utf-16',
    'application/json;charset=latin1',
  ],
];

const asJson = (payload: string | Buffer): SentBody => ({ payload, headers: { 'content-type': JSON_TYPE } });
const asType = (payload: string | Buffer, type: string): SentBody => ({
  payload,
  headers: { 'content-type': type },
});
const compressed = (payload: string | Buffer, encoding: string): SentBody => ({
  payload,
  headers: { 'content-type': JSON_TYPE, 'content-encoding': encoding },
});

/** Ways to damage the bytes of JSON. */
const DAMAGES: readonly ((json: string) => SentBody)[] = [
  (json) => asJson(json.slice(0, -1)),
  (json) => asJson(`\ufeff${json}`),
  (json) => asJson(json.replace('{', '{"__proto__":{"role":"admin"},')),
  (json) => asJson(json.replace('{', '{"constructor":{"prototype":{}},')),
  (json) => asJson(json.replace('{', '{"title":1,"title":2,')),
  (json) => asJson(json.replace(/\d+/, '1e999')),
  (json) => asJson(`${'['.repeat(5000)}${json}`),
  (json) => asJson(json.replace(/"/g, "'")),
  (json) => asJson(`${json}${json}`),
  (json) =>
    asJson(
      Buffer.concat([
        Buffer.from(json.replace(/}$/, ',"a":"')),
        Buffer.from([0xc0, 0xaf, 0xff]),
        Buffer.from('"}'),
      ]),
    ),
  (json) => asType(Buffer.from(json, 'utf16le'), `${JSON_TYPE}; charset=utf-16le`),
  (json) => compressed(gzipSync(json), 'gzip'),
  (json) => compressed(json, 'gzip'),
  (json) => compressed(json, 'br, gzip, deflate'),
  (json) => compressed(gzipSync(json), 'identity'),
  () => asJson(''),
  () => asJson('null'),
  () => asType('', FORM_TYPE),
  () => asType('a[b]=1&a[__proto__][c]=2&%=%&=&&a=%ED%A0%80', FORM_TYPE),
  () => asType(`--${BOUNDARY}\r\ncontent-disposition: form-data\r\n\r\n`, MULTIPART_TYPE),
  () => asType(Buffer.alloc(3000, 0xff), MULTIPART_TYPE),
];

/** Sends a value as JSON most of the time, and also in other types, encodings and states. */
export function sendAs(value: Arbitrary<unknown>, fileField = 'file'): Arbitrary<SentBody> {
  const json = value.map((content) => JSON.stringify(content) ?? '');
  const multipart = fc
    .tuple(value, fc.constantFrom(fileField, 'file', '__proto__'), fc.constantFrom(...FILE_NAMES))
    .map(([content, field, name]) => asType(toMultipart(content, field, name), MULTIPART_TYPE));
  const odd = fc.tuple(json, fc.constantFrom(...ODD_TYPES)).map(([text, type]) => asType(text, type));
  const damaged = fc.tuple(json, fc.constantFrom(...DAMAGES)).map(([text, damage]) => damage(text));
  return fc.oneof(
    { weight: 12, arbitrary: json.map(asJson) },
    { weight: 2, arbitrary: value.map((content) => asType(toForm(content), FORM_TYPE)) },
    { weight: 2, arbitrary: multipart },
    { weight: 1, arbitrary: odd },
    { weight: 2, arbitrary: damaged },
  );
}
