import type { Mount } from '@narthex/shared-contracts';
import { FEDERATION_RUNTIME } from '@narthex/shared-contracts/shared-packages';
import type { ConsumedPackages } from '@narthex/shared-contracts/consumed-packages';
import { NODE_BUILD } from '../../../builds/packages/remote-package';
import { checkRelease, type ReleaseCandidate } from './check-release';
import { describeClaims, isWithin } from '../grants/describe-claims';
import type { GrantRow } from '../grants/grant-repository';

const MOUNT: Mount = { path: '/music', guard: 'leader', departments: ['music'], title: 'Music' };
const GRANT: GrantRow = {
  id: 1,
  remote: 'music',
  owner: 'Music',
  paths: ['/music'],
  least_guard: 'leader',
  departments: ['music'],
  kind: 'isolated',
  uses: [],
  size_budget: 100 * 1024,
  version: 1,
  created_at: new Date(0),
  updated_at: new Date(0),
};
const descriptor = (mounts: Mount[], contract = 1) => ({
  name: 'music',
  owner: 'Music',
  contract,
  title: 'Music',
  mounts,
});
const TAKEN: ConsumedPackages = { federation: FEDERATION_RUNTIME, urls: [], packages: {} };
const candidate = (changes: Partial<ReleaseCandidate> = {}): ReleaseCandidate => ({
  descriptor: descriptor([MOUNT]),
  taken: TAKEN,
  fileNames: ['remoteEntry.js'],
  size: 50 * 1024,
  grant: GRANT,
  others: [],
  liveSize: null,
  ...changes,
});
const refusals = (changes: Partial<ReleaseCandidate>) =>
  checkRelease(candidate(changes)).filter(({ outcome }) => outcome === 'refused');

it('passes what keeps to its grant', () => {
  expect(checkRelease(candidate()).map(({ outcome }) => outcome)).toEqual(new Array(10).fill('passed'));
});

it('refuses a remote without a grant by its name', () => {
  expect(refusals({ grant: undefined })).toEqual([
    { name: 'grant', outcome: 'refused', message: expect.stringContaining('music has no grant') },
  ]);
});

it.each<[string, string, Partial<ReleaseCandidate>, string]>([
  [
    'another contract',
    'contract',
    { descriptor: descriptor([MOUNT], 99) },
    'contract 99; this site knows 1. Build it with the packages of this site.',
  ],
  ['a version that says nothing', 'shared names', { taken: undefined }, 'build it with @narthex/remote-kit'],
  [
    'another federation runtime',
    'shared names',
    { taken: { ...TAKEN, federation: '1.0.0' } },
    'built for the federation runtime 1.0.0',
  ],
  [
    'a name that is not shared',
    'shared names',
    { taken: { ...TAKEN, packages: { 'react-router-dom': { version: '7.18.5', names: ['useBlocker'] } } } },
    "It takes useBlocker of react-router-dom, which this site doesn't share",
  ],
  [
    'code of another origin',
    'origins',
    { taken: { ...TAKEN, urls: ['https://cdn.example/a.js'] } },
    'It names https://cdn.example/a.js',
  ],
  [
    'a path outside',
    'paths',
    { descriptor: descriptor([MOUNT, { ...MOUNT, path: '/musical' }]) },
    '/musical is outside of its grant (/music)',
  ],
  [
    'a wider guard',
    'guards',
    { descriptor: descriptor([{ ...MOUNT, guard: 'public' }]) },
    '/music is open to “public”; its grant asks for “leader”',
  ],
  [
    'a department of others',
    'departments',
    { descriptor: descriptor([{ ...MOUNT, departments: ['music', 'youth'] }]) },
    '/music is for youth; its grant is for music',
  ],
  [
    'no department',
    'departments',
    { descriptor: descriptor([{ path: '/music', guard: 'leader', title: 'Music' }]) },
    '/music names no department',
  ],
  [
    'a path that another remote has',
    'mounts',
    { others: [{ remote: 'choirs', mounts: [MOUNT] }] },
    '/music is mounted by choirs already',
  ],
  [
    'a Node build',
    'server rendering',
    { fileNames: [NODE_BUILD] },
    'the server runs code of core remotes only',
  ],
  ['too many bytes', 'size', { size: 101 * 1024 }, 'weigh 101 KB; its budget is 100 KB'],
])('refuses %s', (_, name, changes, message) => {
  expect(refusals(changes)).toEqual([
    { name, outcome: 'refused', message: expect.stringContaining(message) },
  ]);
});

it('lets a department have its own mount beside a wider one of another remote', () => {
  const wide: Mount = { path: '/music', guard: 'leader', title: 'All' };
  expect(refusals({ others: [{ remote: 'department-dashboard', mounts: [wide] }] })).toEqual([]);
  const youth: Mount = { ...MOUNT, departments: ['youth'] };
  expect(refusals({ others: [{ remote: 'youth', mounts: [youth] }] })).toEqual([]);
});

it('refuses a path that another department of several, or everybody’s mount, has already', () => {
  const shared: Mount = { ...MOUNT, departments: ['youth', 'music'] };
  const message = expect.stringContaining('/music is mounted by choirs already');
  const refused = [{ name: 'mounts', outcome: 'refused', message }];
  expect(refusals({ others: [{ remote: 'choirs', mounts: [shared] }] })).toEqual(refused);
  const granted: GrantRow = { ...GRANT, departments: ['music', 'youth', 'health'] };
  const own = descriptor([{ ...MOUNT, departments: ['music', 'health'] }]);
  expect(
    refusals({ descriptor: own, grant: granted, others: [{ remote: 'choirs', mounts: [shared] }] }),
  ).toEqual(refused);
  const wide: Mount = { path: '/music', guard: 'leader', title: 'All' };
  const open = { descriptor: descriptor([wide]), grant: { ...GRANT, departments: null } };
  expect(refusals({ ...open, others: [{ remote: 'choirs', mounts: [wide] }] })).toEqual(refused);
});

it('says of each check what it looked at', () => {
  for (const { name, message } of checkRelease(candidate()))
    expect(`${name}: ${message}`).toMatch(/: [A-Z].+[.]$/);
});

it('names everything that a version does wrong, and all that it may do', () => {
  const grant: GrantRow = { ...GRANT, paths: ['/music', '/choirs'], departments: ['music', 'youth'] };
  const say = (...mounts: Mount[]) =>
    refusals({ descriptor: descriptor(mounts), grant }).map(({ message }) => message);
  expect(say({ ...MOUNT, path: '/youth' }, { ...MOUNT, path: '/health' })).toEqual([
    '/youth is outside of its grant (/music, /choirs). /health is outside of its grant (/music, /choirs).',
  ]);
  expect(say({ ...MOUNT, departments: ['health'] })).toEqual([
    '/music is for health; its grant is for music, youth.',
  ]);
  expect(say({ path: '/music', guard: 'leader', title: 'Music' })).toEqual([
    '/music names no department; its grant is for music, youth.',
  ]);
});

it('refuses one path of several that another remote has', () => {
  const choirs = { remote: 'choirs', mounts: [{ ...MOUNT, path: '/choirs' }, MOUNT] };
  expect(refusals({ others: [choirs] })).toMatchObject([{ name: 'mounts' }]);
});

it('warns where a version weighs much more than the live one', () => {
  const size = (liveSize: number) =>
    checkRelease(candidate({ liveSize })).find(({ name }) => name === 'size');
  expect(size(30 * 1024)).toMatchObject({ outcome: 'warning', message: expect.stringContaining('30 KB') });
  expect(size(49 * 1024)?.outcome).toBe('passed');
  expect(size(50 * 1024)?.outcome).toBe('passed');
});

it('may weigh all of its budget', () => {
  expect(refusals({ size: 100 * 1024 })).toEqual([]);
});

it('lets the server render core remotes alone', () => {
  expect(refusals({ fileNames: [NODE_BUILD] }).map(({ name }) => name)).toEqual(['server rendering']);
  expect(refusals({ fileNames: [NODE_BUILD], grant: { ...GRANT, kind: 'core' } })).toEqual([]);
});

it.each([
  ['/music', true],
  ['/music/songs', true],
  ['/musical', false],
  ['/', false],
])('%s is within /music: %p', (path, expected) => {
  expect(isWithin(path, ['/youth', '/music'])).toBe(expected);
});

it('describes what a remote claims as narrowly as it can', () => {
  const open: Mount = { path: '/choirs/songs', guard: 'public', title: 'Songs' };
  expect(describeClaims(descriptor([MOUNT, { ...open, path: '/choirs' }, open]))).toEqual({
    owner: 'Music',
    paths: ['/music', '/choirs'],
    least_guard: 'public',
    departments: null,
  });
  expect(describeClaims(descriptor([MOUNT])).departments).toEqual(['music']);
});

it.each<[string, Partial<Mount>[], string]>([
  ['the wider of two guards', [{ guard: 'leader' }, { guard: 'member' }], 'member'],
  ['whatever their order', [{ guard: 'member' }, { guard: 'leader' }], 'member'],
  ['the one there is', [{ guard: 'admin' }], 'admin'],
])('claims %s', (_, mounts, guard) => {
  const all = mounts.map((mount, index): Mount => ({ ...MOUNT, path: `/music-${index}`, ...mount }));
  expect(describeClaims(descriptor(all)).least_guard).toBe(guard);
});

it('claims each department of its mounts once', () => {
  const mounts: Mount[] = [
    { ...MOUNT, departments: ['music', 'youth'] },
    { ...MOUNT, path: '/youth', departments: ['youth'] },
  ];
  expect(describeClaims(descriptor(mounts)).departments).toEqual(['music', 'youth']);
});
