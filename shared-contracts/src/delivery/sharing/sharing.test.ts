import { getMessages } from '../../testing';
import { refuseConsumed, refuseUrls, consumedSchema, type ConsumedPackages } from './consumed-packages';
import { FEDERATION_RUNTIME, SHARED_PACKAGES, getPackageName } from './shared-packages';

const ROUTER = 'react-router-dom';
const { version: ROUTER_VERSION } = SHARED_PACKAGES[ROUTER];
const take = (specifier: string, version: string, ...names: string[]): ConsumedPackages => ({
  federation: FEDERATION_RUNTIME,
  urls: [],
  packages: { [specifier]: { version, names } },
});

it('accepts what the shell shares, built with the same version or an older one of the same major', () => {
  expect(refuseConsumed(take(ROUTER, ROUTER_VERSION, 'Link', 'useLocation'))).toEqual([]);
  expect(refuseConsumed(take(ROUTER, '7.0.9', 'Link'))).toEqual([]);
  expect(refuseConsumed(take('react', '19.0.0', 'anything'))).toEqual([]);
  expect(refuseConsumed(take('react/jsx-runtime', '19.0.0', 'jsx'))).toEqual([]);
});

it.each<[string, ConsumedPackages | undefined, string]>([
  ['a version that says nothing', undefined, 'does not say what it takes'],
  ['a name that is not shared', take(ROUTER, ROUTER_VERSION, 'Link', 'useBlocker'), 'It takes useBlocker of'],
  [
    'several names that are not shared',
    take(ROUTER, ROUTER_VERSION, 'useBlocker', 'Link', 'useFetcher'),
    'It takes useBlocker, useFetcher of react-router-dom, which',
  ],
  ['all of what is shared by name', take(ROUTER, ROUTER_VERSION, '*'), 'import what is used by its name'],
  [
    'a newer minor',
    take(ROUTER, '7.99.0', 'Link'),
    'built with react-router-dom 7.99.0; this site shares 7.',
  ],
  [
    'another major',
    take('react', '18.3.1'),
    `this site shares ${SHARED_PACKAGES.react.version}. Install that version.`,
  ],
  ['a package that is not shared', take('zustand', '5.1.0', 'create'), 'shares no such package'],
  [
    'another entry of what is shared by name',
    take('@tanstack/react-query/x', '5.0.0'),
    'shares no such package',
  ],
  [
    'another federation runtime',
    { federation: '2.8.0', urls: [], packages: {} },
    `the federation runtime 2.8.0; this site runs ${FEDERATION_RUNTIME}. Build it with the packages of this site.`,
  ],
])('refuses %s', (_, taken, message) => {
  expect(refuseConsumed(taken)).toEqual([expect.stringContaining(message)]);
});

it('refuses code of other origins by its URL', () => {
  const taken = { ...take('react', '19.3.1'), urls: ['https://cdn.example/a.js'] };
  expect(refuseUrls(taken)).toEqual([expect.stringContaining('It names https://cdn.example/a.js;')]);
  expect(refuseUrls(take('react', '19.3.1'))).toEqual([]);
  expect(refuseUrls(undefined)).toEqual([]);
});

describe('what a manifest says it takes', () => {
  const TAKEN = {
    federation: '2.9.2',
    urls: ['https://cdn.example/a.js'],
    packages: { react: { version: '19.3.1', names: ['useState'] } },
  };
  const react = (changes: object) => ({ packages: { react: { ...TAKEN.packages.react, ...changes } } });

  it('is read as it stands', () => {
    expect(consumedSchema.parse(TAKEN)).toEqual(TAKEN);
    expect(consumedSchema.safeParse({}).success).toBe(false);
  });

  it.each([
    ['a runtime of 40 characters', { federation: 'a'.repeat(40) }, []],
    ['a longer one', { federation: 'a'.repeat(41) }, ['federation']],
    ['a URL of 500 characters', { urls: ['a'.repeat(500)] }, []],
    ['a longer one', { urls: ['a'.repeat(501)] }, ['urls.0']],
    ['a hundred URLs', { urls: Array(100).fill('/a.js') }, []],
    ['more', { urls: Array(101).fill('/a.js') }, ['urls']],
    ['a specifier of 100 characters', { packages: { ['a'.repeat(100)]: TAKEN.packages.react } }, []],
    [
      'a longer one',
      { packages: { ['a'.repeat(101)]: TAKEN.packages.react } },
      [`packages.${'a'.repeat(101)}`],
    ],
    ['a version of 40 characters', react({ version: '1'.repeat(40) }), []],
    ['a longer one', react({ version: '1'.repeat(41) }), ['packages.react.version']],
    ['a name of 100 characters', react({ names: ['a'.repeat(100)] }), []],
    ['a longer one', react({ names: ['a'.repeat(101)] }), ['packages.react.names.0']],
    ['500 names', react({ names: Array(500).fill('a') }), []],
    ['more', react({ names: Array(501).fill('a') }), ['packages.react.names']],
    ['no names', react({ names: undefined }), ['packages.react.names']],
  ])('with %s', (_, changes, faults) => {
    expect(Object.keys(getMessages(consumedSchema, { ...TAKEN, ...changes }))).toEqual(faults);
  });
});

it.each([
  ['react', 'react'],
  ['react/jsx-runtime', 'react'],
  ['@tanstack/react-query', '@tanstack/react-query'],
  ['@narthex/shared-auth/x', '@narthex/shared-auth'],
])('%s is part of %s', (specifier, name) => expect(getPackageName(specifier)).toBe(name));

const EXACT = /^\d+\.\d+\.\d+$/;

it('shares what holds state, and nothing else', () => {
  expect(Object.keys(SHARED_PACKAGES)).toEqual([
    'react',
    'react-dom',
    'react-router-dom',
    '@tanstack/react-query',
    'react-toastify/unstyled',
    '@narthex/shared-auth',
  ]);
});

it.each(Object.entries(SHARED_PACKAGES))('shares one exact version of %s', (_, { version }) => {
  expect(version).toMatch(EXACT);
});

it('runs one exact version of the federation runtime', () => {
  expect(FEDERATION_RUNTIME).toMatch(EXACT);
});
