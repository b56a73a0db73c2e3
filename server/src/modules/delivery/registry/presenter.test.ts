import type { Descriptor, Mount } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { NOT_COVERED } from '../claims/coverage';
import { DEFAULT_SITE } from '../../../site/site-repository';
import { presentMounts, presentRegistry, type SkippedEntry } from './presenter';
import type { LiveRemote } from '../releases/release-repository';
import type { RemoteVersion } from '../releases/version-repository';

const HASH = `sha384-${'A'.repeat(64)}`;
const ABOUT: Mount = { path: '/About{product}', guard: 'public', title: 'About' };
const HOME: Mount = { path: '/', guard: 'public', title: 'Home' };

const row = (remote: string, more: Partial<RemoteVersion> = {}, mounts: Mount[] = [HOME]): RemoteVersion => ({
  id: 1,
  remote,
  version: '1.0.0-0123456789',
  manifest_integrity: HASH,
  descriptor: { name: remote, owner: 'Test', contract: 1, title: remote, mounts },
  source: 'local',
  size: 0,
  message: null,
  published_by: 'Test',
  key_id: null,
  signature: null,
  created_at: new Date(0),
  ...more,
});
const live = (remote: string, more?: Partial<RemoteVersion>, mounts?: Mount[]): LiveRemote => ({
  live: row(remote, more, mounts),
  good: null,
  canary: null,
  disabled: null,
  isIsolated: false,
});

function present(remotes: readonly LiveRemote[], product: unknown = 'Mwangaza') {
  const skipped: SkippedEntry[] = [];
  const { microFrontends } = presentRegistry(remotes, { ...DEFAULT_SITE, product } as Site, (entry) =>
    skipped.push(entry),
  );
  const paths = (remote: string) => microFrontends[remote]?.[0]?.extras.mounts.map(({ path }) => path);
  return { microFrontends, paths, skipped };
}

it('fills the product into paths', () => {
  const { paths, skipped } = present([live('public-site', {}, [HOME, ABOUT])]);
  expect(paths('public-site')).toEqual(['/', '/AboutMwangaza']);
  expect(skipped).toEqual([]);
});

it.each([['has spaces'], ['../admin'], [''], [null], [42], ['{product}']])(
  'skips no more than the paths that the product %p is part of',
  (product) => {
    const { paths, skipped } = present([live('public-site', {}, [HOME, ABOUT])], product);
    expect(paths('public-site')).toEqual(['/']);
    expect(skipped).toEqual([{ remote: 'public-site', reason: expect.stringContaining('product') }]);
  },
);

it.each<[string, Partial<RemoteVersion>]>([
  ['a hash that is none', { manifest_integrity: 'sha1-x' }],
  ['a version that is none', { version: 'latest' }],
  ['no descriptor', { descriptor: null as unknown as Descriptor }],
  ['a guard nobody knows', { descriptor: { ...row('youth').descriptor, contract: 0 } }],
])('skips a remote with %s, and serves the others', (_, broken) => {
  const { microFrontends, skipped } = present([live('public-site'), live('youth', broken)]);
  expect(Object.keys(microFrontends)).toEqual(['public-site']);
  expect(skipped).toEqual([{ remote: 'youth', reason: expect.any(String) }]);
});

it('names the version to fall back to', () => {
  const good = row('youth', { version: '0.9.0-0123456789' });
  const { microFrontends, skipped } = present([{ ...live('youth'), good }]);
  expect(microFrontends.youth?.[0]?.extras.previous).toEqual({
    url: '/remotes/youth/0.9.0-0123456789/mf-manifest.json',
    integrity: HASH,
    version: '0.9.0-0123456789',
  });
  expect(skipped).toEqual([]);
});

it.each<[string, Partial<RemoteVersion>]>([
  ['a hash that is none', { manifest_integrity: '' }],
  ['no descriptor', { descriptor: null as unknown as Descriptor }],
  ['a descriptor that is none', { descriptor: { translations: null } as unknown as Descriptor }],
])('names no version to fall back to with %s, and serves the live one', (_, unsound) => {
  const good = row('youth', { version: '0.9.0-0123456789', ...unsound });
  const { microFrontends, skipped } = present([{ ...live('youth'), good }, live('public-site')]);
  expect(Object.keys(microFrontends)).toEqual(['youth', 'public-site']);
  expect(microFrontends.youth?.[0]?.extras.previous).toBeUndefined();
  expect(microFrontends.youth?.[0]?.metadata.version).toBe('1.0.0-0123456789');
  expect(skipped).toEqual([{ remote: 'youth', reason: 'the version to fall back to is invalid' }]);
});

it('says everything that the shell needs of a remote, and nothing of the sitemap', () => {
  const mount: Mount = { ...HOME, sitemap: { content: 'home' } };
  const registry = presentRegistry([live('youth', {}, [mount])], DEFAULT_SITE, () => undefined);
  expect(registry).toEqual({
    schema: expect.stringMatching(/^https:.*frontend-discovery.*json$/),
    microFrontends: {
      youth: [
        {
          url: '/remotes/youth/1.0.0-0123456789/mf-manifest.json',
          metadata: { integrity: HASH, version: '1.0.0-0123456789' },
          deployment: { traffic: 100, default: true },
          extras: { contract: 1, title: 'youth', owner: 'Test', mounts: [HOME] },
        },
      ],
    },
  });
});

it.each<[string, Partial<RemoteVersion>, RegExp]>([
  ['descriptor', { descriptor: null as unknown as Descriptor }, /^its descriptor is invalid: ./],
  ['entry', { manifest_integrity: 'sha1-x' }, /^it is invalid: ./],
])('says why when the %s of a remote is unsound', (_, broken, reason) => {
  expect(present([live('youth', broken)]).skipped).toEqual([
    { remote: 'youth', reason: expect.stringMatching(reason) },
  ]);
});

it.each([
  ['p'.repeat(40), true],
  ['p'.repeat(41), false],
  ['a-b_9', true],
  ['a.b', false],
  ['é', false],
])('a product %j is part of a path: %s', (product, isUsable) => {
  const { paths } = present([live('public-site', {}, [ABOUT, HOME])], product);
  expect(paths('public-site')).toEqual(isUsable ? [`/About${product}`, '/'] : ['/']);
});

it('says which path a product makes unusable', () => {
  expect(present([live('public-site', {}, [HOME, ABOUT])], 'a b').skipped).toEqual([
    {
      remote: 'public-site',
      reason: "/About{product}: the product of the site settings can't be part of a path",
    },
  ]);
});

it('lists the whole mounts of the remotes that are served', () => {
  const mount: Mount = { ...ABOUT, sitemap: { content: 'about/{slug}' } };
  const remotes = [live('public-site', {}, [HOME, mount]), live('youth', { version: 'latest' })];
  const site = { ...DEFAULT_SITE, product: 'Nuru', slug: 'nuru' };
  const registry = presentRegistry(remotes, site, () => undefined);
  expect(presentMounts(remotes, registry, site)).toEqual([
    HOME,
    { ...ABOUT, path: '/AboutNuru', sitemap: { content: 'about/nuru' } },
  ]);
});

describe('in Swahili', () => {
  const manifest = `sha384-${'B'.repeat(64)}`;
  const home: Mount = { ...HOME, nav: 'Home' };
  const translated = (version = '1.0.0-0123456789') => {
    const { descriptor } = row('youth', {}, [home]);
    const translations = { sw: { manifest, texts: { youth: 'Vijana', Home: 'Nyumbani' } } };
    return row('youth', { version, descriptor: { ...descriptor, translations } });
  };
  const entriesOf = (remote: LiveRemote, language: 'en' | 'sw' = 'sw') =>
    presentRegistry([remote], DEFAULT_SITE, () => undefined, language).microFrontends['youth'] ?? [];

  it('names the build in that language, with its titles', () => {
    const [entry] = entriesOf({ ...live('youth'), live: translated() });
    expect(entry).toMatchObject({
      url: '/remotes/youth/1.0.0-0123456789/mf-manifest.sw.json',
      metadata: { integrity: manifest, version: '1.0.0-0123456789' },
      extras: { title: 'Vijana', language: 'sw', mounts: [{ title: 'Nyumbani', nav: 'Nyumbani' }] },
    });
  });

  it('has a remote in English that isn’t built in it', () => {
    const [entry] = entriesOf(live('youth'));
    expect(entry).toEqual(entriesOf(live('youth'), 'en')[0]);
    expect(entry?.url).toBe('/remotes/youth/1.0.0-0123456789/mf-manifest.json');
    expect(entry?.extras.language).toBeUndefined();
  });

  it('is nothing of what is asked for in English', () => {
    const [entry] = entriesOf({ ...live('youth'), live: translated() }, 'en');
    expect(entry).toMatchObject({
      url: '/remotes/youth/1.0.0-0123456789/mf-manifest.json',
      metadata: { integrity: HASH },
      extras: { title: 'youth', mounts: [{ title: 'Home' }] },
    });
    expect(entry?.extras.language).toBeUndefined();
  });

  it('says why its grant switched it off in that language, and a message of the team as it is', () => {
    const readMessage = (disabled: string) =>
      entriesOf({ ...live('youth'), disabled }).map(({ extras }) => extras.disabled);
    expect(readMessage(NOT_COVERED)).toEqual([expect.stringMatching(/^Sehemu hii ya tovuti imezimwa/)]);
    expect(readMessage('Back on Monday.')).toEqual(['Back on Monday.']);
  });

  it('falls back to the build in that language, for a canary too', () => {
    const [main, trial] = entriesOf({
      ...live('youth'),
      live: translated('2.0.0-0123456789'),
      good: translated(),
      canary: { version: translated('3.0.0-0123456789'), percent: 5 },
    });
    const source = (version: string) => ({
      url: `/remotes/youth/${version}/mf-manifest.sw.json`,
      integrity: manifest,
      version,
    });
    expect(main?.extras.previous).toEqual(source('1.0.0-0123456789'));
    expect(trial?.extras.previous).toEqual(source('2.0.0-0123456789'));
  });
});

describe('a canary', () => {
  const canary = { version: row('youth', { version: '2.0.0-0123456789' }), percent: 10 };
  const entries = (remote: LiveRemote) => present([remote]).microFrontends['youth'] ?? [];

  it('stands beside what is live, with its share, and falls back to it', () => {
    const [main, trial] = entries({ ...live('youth'), canary });
    expect(main?.deployment).toEqual({ traffic: 90, default: true });
    expect(trial?.deployment).toEqual({ traffic: 10, default: false });
    expect(trial?.metadata.version).toBe('2.0.0-0123456789');
    expect(trial?.extras.previous?.version).toBe(main?.metadata.version);
  });

  it.each<[string, Partial<RemoteVersion>]>([
    ['entry', { manifest_integrity: '' }],
    ['descriptor', { descriptor: null as unknown as Descriptor }],
  ])('whose %s is unusable leaves everybody with what is live', (_, unsound) => {
    const broken = { ...canary, version: { ...canary.version, ...unsound } };
    const { microFrontends, skipped } = present([{ ...live('youth'), canary: broken }]);
    const [main, ...others] = microFrontends['youth'] ?? [];
    expect(main?.deployment).toEqual({ traffic: 100, default: true });
    expect(others).toEqual([]);
    expect(skipped.at(-1)).toEqual({ remote: 'youth', reason: 'its canary is invalid' });
  });

  it('and what is live fall back to different versions', () => {
    const good = row('youth', { version: '0.9.0-0123456789' });
    const [main, trial] = entries({ ...live('youth'), good, canary });
    expect(main?.extras.previous?.version).toBe('0.9.0-0123456789');
    expect(trial?.extras.previous?.version).toBe('1.0.0-0123456789');
  });
});

it('says of a remote that is switched off what its users read, and keeps its pages out of the sitemap', () => {
  const off: LiveRemote = { ...live('youth'), disabled: 'Back on Monday.' };
  const { microFrontends } = present([off, live('public-site')]);
  expect(microFrontends['youth']?.[0]?.extras.disabled).toBe('Back on Monday.');
  const registry = presentRegistry([off], DEFAULT_SITE, () => undefined);
  expect(presentMounts([off], registry, DEFAULT_SITE)).toEqual([]);
});
