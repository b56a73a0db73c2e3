import { computeBucket } from '@narthex/shared-contracts';
import { readTarget } from './target';

const SITE = 'https://church.example';
const FOLDER = '/remotes/choirs/1.0.0-0123456789/';
const HASH = `sha384-${'b'.repeat(64)}`;
const MANIFEST = {
  metaData: {
    globalName: 'choirs',
    remoteEntry: { name: 'entry.js' },
    integrity: { 'entry.js': HASH },
  },
  exposes: [{ assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
};
const mount = (path: string, guard = 'leader') => ({ path, guard, title: 'Choirs' });

function serve(mounts: readonly object[], extras: object = {}): void {
  const live = {
    url: `${FOLDER}mf-manifest.json`,
    metadata: { integrity: HASH, version: '1.0.0-0123456789' },
    extras: { contract: 1, title: 'Choirs', owner: 'Music', mounts, ...extras },
  };
  const files: Record<string, unknown> = {
    '/registry.json': JSON.stringify({ microFrontends: { choirs: [live] } }),
    [live.url]: JSON.stringify(MANIFEST),
    [`${FOLDER}entry.js`]: 'the entry',
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const text = files[new URL(String(url)).pathname];
    return new Response(String(text), { status: text === undefined ? 404 : 200 });
  });
}

afterEach(() => jest.restoreAllMocks());

it('reads what is live of a remote', async () => {
  serve([mount('/choirs')]);
  expect(await readTarget(SITE, 'choirs')).toMatchObject({
    ...{ path: '/choirs', isPublic: false, folder: FOLDER },
    manifest: { path: `${FOLDER}mf-manifest.json`, text: JSON.stringify(MANIFEST) },
    entry: { path: `${FOLDER}entry.js`, text: 'the entry' },
    files: { container: 'choirs' },
  });
});

it.each([
  ['the first page', [mount('/choirs'), mount('/songs')], undefined, '/choirs', false],
  ['another page than home', [mount('/', 'public'), mount('/songs', 'public')], undefined, '/songs', true],
  ['home where it is all', [mount('/', 'public')], undefined, '/', true],
  ['where people land', [{ ...mount('/choirs'), landing: '/choirs/mine' }], undefined, '/choirs/mine', false],
  ['the page that is named', [mount('/choirs'), mount('/songs', 'public')], '/songs/1', '/songs/1', true],
  ['no page with a gap', [mount('/About{product}', 'public'), mount('/s', 'public')], undefined, '/s', true],
])('opens %s', async (_, mounts, named, path, isPublic) => {
  serve(mounts);
  expect(await readTarget(SITE, 'choirs', named)).toMatchObject({ path, isPublic });
});

it('comes as a visitor whom no canary is for', async () => {
  serve([mount('/choirs')]);
  const { visitor } = await readTarget(SITE, 'choirs');
  expect(computeBucket(visitor, 'choirs')).toBeGreaterThanOrEqual(99);
});

it.each([
  ['songs', undefined, {}, `Nothing of songs is live on ${SITE}.`],
  ['choirs', '/songs', {}, 'choirs has no page on /songs.'],
  ['choirs', undefined, { disabled: 'Back on Monday.' }, `choirs is switched off on ${SITE}.`],
])('says why %s on %s can not be opened', async (remote, path, extras, sentence) => {
  serve([mount('/choirs')], extras);
  await expect(readTarget(SITE, remote, path)).rejects.toThrow(sentence);
});
