import { ENDPOINT_PATHS } from '../endpoints/endpoint-paths';
import { pageDataParamsSchema } from '../endpoints/site-route-schemas';
import { SITE_ROUTES } from '../endpoints/site-routes';
import {
  DOCUMENT_ELEMENT,
  PREVIEW_COOKIE,
  SERVER_SEGMENTS,
  currentDataUrl,
  pageDataIntegrity,
  pageDataUrl,
  readRemoteFiles,
} from './page-document';

const URL = '/remotes/choirs/1.0.0-0a1b2c3d4e/mf-manifest.json';
const FOLDER = '/remotes/choirs/1.0.0-0a1b2c3d4e/';

const metaData = {
  globalName: 'narthex_choirs',
  remoteEntry: { name: 'entry.js' },
  integrity: { 'entry.js': 'sha384-a', 'app.js': 'sha384-b', 'odd.js': 12 },
};
const assets = {
  js: { sync: ['app.js', 12], async: ['lazy.js'] },
  css: { sync: ['app.css'], async: ['lazy.css'] },
};
const MANIFEST = { metaData, exposes: [{ assets }, { assets: {} }] };

it.each(['/', '/Events?month=2026-11', '/a/manifest.json'])('names the data that %s has now', (page) => {
  const hash = 'a-_9'.repeat(11).slice(1);
  const current = currentDataUrl(pageDataUrl(hash, page));
  expect(current).toBe(`/page-data/current.json?page=${encodeURIComponent(page)}`);
  expect(
    ['current.json', `${hash}.json`].every((file) => pageDataParamsSchema.safeParse({ file }).success),
  ).toBe(true);
});

it.each([
  'current',
  'currents.json',
  'x/current.json',
  'current.json/x',
  `${'a'.repeat(42)}.json`,
  `${'$'.repeat(43)}.json`,
])('has no page data called %s', (file) =>
  expect(pageDataParamsSchema.safeParse({ file }).success).toBe(false),
);

it('finds a version’s files, and the hash of each, in its manifest', () => {
  expect(readRemoteFiles(MANIFEST, URL)).toEqual({
    container: 'narthex_choirs',
    entry: `${FOLDER}entry.js`,
    js: [`${FOLDER}app.js`],
    css: [`${FOLDER}app.css`],
    lazyJs: [`${FOLDER}lazy.js`],
    lazyCss: [`${FOLDER}lazy.css`],
    integrity: { [`${FOLDER}entry.js`]: 'sha384-a', [`${FOLDER}app.js`]: 'sha384-b' },
  });
});

it('reads a manifest that names no further files', () => {
  const bare = { metaData, exposes: [{ assets: { js: null, css: { sync: 'app.css' } } }] };
  expect(readRemoteFiles(bare, URL)).toMatchObject({ js: [], css: [], lazyJs: [], lazyCss: [] });
});

it.each([
  ['is no object', 'manifest'],
  ['is null', null],
  ['has no data on itself', { ...MANIFEST, metaData: undefined }],
  ['names no container', { ...MANIFEST, metaData: { ...metaData, globalName: 12 } }],
  ['names no entry', { ...MANIFEST, metaData: { ...metaData, remoteEntry: null } }],
  ['names an odd entry', { ...MANIFEST, metaData: { ...metaData, remoteEntry: { name: 12 } } }],
  ['has no hashes', { ...MANIFEST, metaData: { ...metaData, integrity: undefined } }],
  ['has odd hashes', { ...MANIFEST, metaData: { ...metaData, integrity: 'sha384-a' } }],
  ['exposes nothing', { ...MANIFEST, exposes: undefined }],
  ['exposes nothing in its list', { ...MANIFEST, exposes: [] }],
  ['exposes no list', { ...MANIFEST, exposes: { 0: { assets } } }],
  ['exposes no files', { ...MANIFEST, exposes: [{ assets: null }] }],
])('refuses a manifest that %s', (_, manifest) => {
  expect(() => readRemoteFiles(manifest, URL)).toThrow(`The manifest ${URL} is incomplete`);
});

it('refuses an entry without a hash', () => {
  const manifest = { ...MANIFEST, metaData: { ...metaData, integrity: { 'app.js': 'sha384-b' } } };
  expect(() => readRemoteFiles(manifest, URL)).toThrow(`The manifest ${URL} has no hash for its entry`);
});

it('stands in a document of the site', () => {
  expect(DOCUMENT_ELEMENT).toBe('narthex-document');
});

it('is below none of the paths that the server responds to by itself', () => {
  // A single file, such as `/Events/12.ics`, may share its first segment with pages.
  const isFile = (path: string) => /\.\w+$/.test(path);
  const routes = [
    ...Object.values(SITE_ROUTES).map(({ path }) => path),
    ...Object.values(ENDPOINT_PATHS).map((route) => route.replace(/^\w+ /, '')),
  ];
  const segments = routes
    .filter((path) => path !== '/*' && !isFile(path))
    .map((path) => path.split('/')[1] ?? '');
  expect(segments).toContain('waiting-list');
  expect(new Set(SERVER_SEGMENTS)).toEqual(new Set(segments));
});

it('is that of a version that isn’t live for a browser with the cookie of a preview', () => {
  expect(PREVIEW_COOKIE).toBe('narthex_preview');
});

it('reads the files of a manifest at the root of a host, and none of what is no list', () => {
  const files = { js: { sync: 'app.js', async: [null, 'lazy.js'] }, css: [] };
  expect(readRemoteFiles({ metaData, exposes: [{ assets: files }] }, '/mf-manifest.json')).toEqual({
    container: 'narthex_choirs',
    entry: '/entry.js',
    js: [],
    css: [],
    lazyJs: ['/lazy.js'],
    lazyCss: [],
    integrity: { '/entry.js': 'sha384-a', '/app.js': 'sha384-b' },
  });
});

it('names page data by a hash that the browser checks, and by the page that it belongs to', () => {
  const hash = '-_'.padEnd(43, 'a');
  const url = pageDataUrl(hash, '/sw/Events?page=2');
  expect(url).toBe(`/page-data/${hash}.json?page=%2Fsw%2FEvents%3Fpage%3D2`);
  expect(pageDataIntegrity(url)).toBe(`sha256-+/${'a'.repeat(41)}=`);
  expect(() => pageDataIntegrity('/page-data/short.json')).toThrow('is no page data');
});
