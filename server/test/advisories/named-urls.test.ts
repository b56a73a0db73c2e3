import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { z } from 'zod';
import { ROUTES } from '../../src/endpoints/route-table';
import { signIn, withTestApp } from '../build-app';
import { fromSchema } from '../fuzz/from-schema';

const app = withTestApp();
const SOURCES = path.join(__dirname, '../../src');

/**
 * Only settings of the process name the places that these modules connect to; the database is the third. Those of
 * `plugins` use sockets of this process and of its folder.
 */
const CONNECTING = [
  ...['file-store/s3-store.ts', 'mail/sender/mail-transport.ts', 'plugins/app/draining.ts'],
  ...['plugins/command-channel/ask-server.ts', 'plugins/command-channel/command-channel.ts'],
];
const CLIENT =
  /^import (?!type).* from '(node:(net|https?|http2|tls|dgram|dns)(\/\w+)?|@aws-sdk\/[\w-]+|nodemailer|undici|axios)'|\bfetch\(/m;

it('opens connections in these modules only', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = sources.filter((file) => CLIENT.test(readFileSync(path.join(SOURCES, file), 'utf8')));
  expect(found.map((file) => file.replaceAll(path.sep, '/')).sort()).toEqual(CONNECTING);
});

/** Writes this machine as a client of this machine may be asked to. */
const LOOPBACK = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.000.000.001',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '0x7f000001',
  '2130706433',
  '017700000001',
  '127.127.127.127',
  '0.0.0.0',
  '0',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ｌocalhost',
  'a.localhost',
  'localhost.localdomain',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '127%2e0%2e0%2e1',
  'example.org@127.0.0.1',
  '127.0.0.1.nip.io',
  '127.0.0.1#example.org',
  '127.0.0.1%00.example.org',
  '127.0.0.1\t',
  '%31%32%37.0.0.1',
  '[::ffff:0:127.0.0.1]',
  '[fe80::1%25lo]',
  'ip6-localhost',
  'host.docker.internal',
  '169.254.169.254',
];
const PREFIXES = ['http://', 'HTTP://', 'https://', 'ftp://', '//', 'http:/\\', 'file://', 'http:'];

const LINK_FIELD = /link|url|image|photo|picture|thumbnail|audio|video|file|cover|facebook|youtube|whatsapp/;
const SAMPLES = 8;

/** Replaces every text of a field for links, at any depth. */
function nameUrl(value: unknown, url: string, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => nameUrl(item, url, name));
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' && LINK_FIELD.test(name) ? url : value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, nameUrl(item, url, key)]));
}

/** These endpoints store a new object or setting that names a URL. */
const BODIES = [...ROUTES.values()].flatMap(({ name, method, paths, body }) =>
  method !== 'GET' &&
  body &&
  !paths[0]?.includes('/:') &&
  LINK_FIELD.test(JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })))
    ? [{ name, method, url: paths[0] ?? '', body }]
    : [],
);

it('asks nobody for a URL that somebody names, also where pages and feeds show it', async () => {
  const asked: string[] = [];
  const listener = http.createServer((request, response) => {
    asked.push(String(request.url));
    response.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '::', resolve));
  const { port } = listener.address() as AddressInfo;
  const { headers } = await signIn(app(), 'admin');
  let stored = 0;
  for (const [at, host] of LOOPBACK.entries()) {
    const url = `${PREFIXES[at % 2 === 0 ? 0 : (at >> 1) % PREFIXES.length]}${host.replace(/(#.*)?$/, `:${port}/named$1`)}`;
    for (const { method, url: path, body } of BODIES) {
      for (const sample of fc.sample(fromSchema(body), { numRuns: SAMPLES, seed: at })) {
        const payload = nameUrl(sample, url);
        if (typeof payload !== 'object' || payload === null || !body.safeParse(payload).success) continue;
        const response = await app().inject({ method: method as 'POST', url: path, headers, payload });
        if (response.statusCode < 300) stored += 1;
        break;
      }
    }
  }
  for (const { method, paths, capability } of ROUTES.values())
    if (method === 'GET' && capability === 'public' && !/[:*]/.test(paths[0] ?? ''))
      await app().inject({ url: paths[0] ?? '' });
  await app().mail.sendDue();
  await new Promise((resolve) => listener.close(resolve));
  expect(BODIES.length).toBeGreaterThan(8);
  expect(stored).toBeGreaterThan(LOOPBACK.length);
  expect(asked).toEqual([]);
});
