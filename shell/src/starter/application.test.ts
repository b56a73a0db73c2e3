import type { PageStart } from '@narthex/shared-contracts';
import { createApplication } from './application';

const HASH = 'a'.repeat(43);
const start: PageStart = {
  data: `/page-data/${HASH}.json?page=%2F`,
  now: '2026-11-26T08:00:00.000Z',
  hashes: ['/shell/hashes.json', 'sha384-h'],
  apiHost: '',
  remote: 'public-site',
  version: '1',
  scripts: [
    ['/shell/a.js', 'sha384-a'],
    ['/shell/b.js', 'sha384-b'],
  ],
  chunks: [['/remotes/public-site/1/c.js', 'sha384-c']],
  preloads: [['/remotes/public-site/1/entry.js', 'sha384-e']],
};
const DATA = { registry: {}, path: '/', state: [] };
const HASHES = { '/shell/lazy.js': 'sha384-l' };
const [hashes] = start.hashes;

let asked: [url: string, integrity: string | undefined][] = [];
let responses: Record<string, unknown>;
const failures: unknown[] = [];

const respond = (body: unknown) =>
  ({ ok: body !== undefined, status: 404, json: async () => body }) as Response;
const open = () =>
  createApplication(start, { trust: (url) => url, onFailed: (cause) => failures.push(cause) });
const settle = () => new Promise((resolve) => setTimeout(resolve));
const scripts = () => [...document.head.querySelectorAll('script')];
const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];

beforeEach(() => {
  document.head.innerHTML = '';
  globalThis.__narthexPage = undefined;
  asked = [];
  failures.length = 0;
  responses = { [start.data]: DATA, [hashes]: HASHES };
  globalThis.fetch = async (url, init) => {
    asked.push([String(url), init?.integrity]);
    return respond(responses[String(url)]);
  };
});

it('loads nothing before it is started', async () => {
  open();
  await settle();
  expect([asked, scripts(), preloads()]).toEqual([[], [], []]);
});

it('asks for data and scripts at once, each with its hash, and only the first time', async () => {
  const application = open();
  application.start();
  application.start();
  expect(asked).toEqual([
    [start.data, `sha256-${HASH}=`],
    [hashes, 'sha384-h'],
  ]);
  expect(preloads().map(({ href }) => new URL(href).pathname)).toEqual([
    '/shell/a.js',
    '/shell/b.js',
    '/remotes/public-site/1/c.js',
    '/remotes/public-site/1/entry.js',
  ]);
  await settle();
  const loaded = scripts().map(({ src, integrity, async }) => [new URL(src).pathname, integrity, async]);
  expect(loaded).toEqual([
    ['/remotes/public-site/1/c.js', 'sha384-c', true],
    ['/shell/a.js', 'sha384-a', false],
    ['/shell/b.js', 'sha384-b', false],
  ]);
  expect(await globalThis.__narthexPage).toEqual({ ...DATA, integrity: HASHES, now: start.now });
});

it('takes the data that the page has now when its own is gone, with the hashes of its own shell', async () => {
  const current = '/page-data/current.json?page=%2F';
  responses = { [current]: DATA, [hashes]: HASHES };
  open().start();
  await settle();
  expect(asked.map(([url]) => url)).toEqual([start.data, hashes, current]);
  expect(await globalThis.__narthexPage).toEqual({ ...DATA, integrity: HASHES, now: start.now });
  expect(scripts().map(({ src }) => new URL(src).pathname)).toContain('/shell/b.js');
});

it('runs no script without data, says so, and tries again when somebody needs it again', async () => {
  responses = { [hashes]: HASHES };
  const application = open();
  application.start();
  await settle();
  expect(failures).toHaveLength(1);
  expect(scripts()).toEqual([]);
  responses = { [start.data]: DATA, [hashes]: HASHES };
  application.start();
  await settle();
  expect(scripts()).toHaveLength(3);
});

it('says when a script of the shell can’t be loaded, and asks for it under a new URL', async () => {
  const application = open();
  application.start();
  await settle();
  scripts()[1]?.dispatchEvent(new Event('error'));
  await settle();
  expect(failures).toEqual([new Error('/shell/a.js could not be loaded')]);
  application.start();
  await settle();
  const loaded = scripts().map(({ src }) => src.slice(src.indexOf('/', 8)));
  expect(loaded.filter((url) => url.startsWith('/shell/a.js'))).toEqual(['/shell/a.js?try=1']);
  expect(loaded).not.toContain('/shell/b.js?try=1');
});

it('leaves a chunk that can’t be loaded to the loader of its remote', async () => {
  open().start();
  await settle();
  scripts()[0]?.dispatchEvent(new Event('error'));
  await settle();
  expect(failures).toEqual([]);
});
