import type { Registry, RegistryEntry } from './registry';
import { computeBucket, chooseEntry, pinVersions } from './rollout';

const VISITORS = Array.from({ length: 2_000 }, (_, index) => `visitor-${index * 7919}`);

const entry = (version: string, traffic: number, isDefault: boolean): RegistryEntry => ({
  url: `/remotes/choirs/${version}/mf-manifest.json`,
  metadata: { integrity: `sha384-${'A'.repeat(64)}`, version },
  deployment: { traffic, default: isDefault },
  extras: { contract: 1, title: 'Choirs', owner: 'Music', mounts: [] },
});
const entries = (percent: number) => [entry('live', 100 - percent, true), entry('canary', percent, false)];
const chosen = (percent: number) =>
  VISITORS.filter(
    (visitor) =>
      chooseEntry(entries(percent), computeBucket(visitor, 'choirs'))?.metadata.version === 'canary',
  );

it.each([0, 10, 50, 100])('gives a canary of %i per cent to that share of 2,000 visitors', (percent) => {
  const share = percent / 100;
  // The bound is five standard deviations of a binomial distribution, which is 0 at both ends.
  const bound = 5 * Math.sqrt(VISITORS.length * share * (1 - share));
  expect(Math.abs(chosen(percent).length - VISITORS.length * share)).toBeLessThanOrEqual(bound);
});

it.each([
  [0, 0, 'live'],
  [10, 9.99, 'canary'],
  [10, 10, 'live'],
  [100, 99.99, 'canary'],
])('with a canary of %i per cent, who stands at %f gets what is %s', (percent, bucket, version) => {
  expect(chooseEntry(entries(percent), bucket)?.metadata.version).toBe(version);
});

it('keeps everybody in who was in when the share grows', () => {
  const more = new Set(chosen(50));
  expect(chosen(10).filter((visitor) => !more.has(visitor))).toEqual([]);
});

it('puts visitors in other places for other remotes', () => {
  const first = VISITORS.filter((visitor) => computeBucket(visitor, 'choirs') < 10);
  const both = first.filter((visitor) => computeBucket(visitor, 'youth') < 10);
  expect(both.length).toBeLessThan(first.length / 3);
});

it('always puts a visitor in the same place', () => {
  expect(computeBucket('visitor-1', 'choirs')).toBe(computeBucket('visitor-1', 'choirs'));
  for (const visitor of VISITORS) {
    expect(computeBucket(visitor, 'choirs')).toBeGreaterThanOrEqual(0);
    expect(computeBucket(visitor, 'choirs')).toBeLessThan(100);
  }
});

it('gives what is live where there is no canary, or no default is named', () => {
  expect(chooseEntry([entry('live', 100, true)], 0)?.metadata.version).toBe('live');
  const { deployment: _, ...plain } = entry('only', 100, true);
  expect(chooseEntry([plain], 0)?.metadata.version).toBe('only');
  expect(chooseEntry([], 0)).toBeUndefined();
});

it('pins one version of each remote, and of a rendered one what everybody gets', () => {
  const registry = {
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: { choirs: entries(100), site: entries(100) },
  } satisfies Registry;
  const { microFrontends } = pinVersions(registry, 'somebody', ['site']);
  expect(microFrontends['choirs']?.map(({ metadata }) => metadata.version)).toEqual(['canary']);
  expect(microFrontends['site']?.map(({ metadata }) => metadata.version)).toEqual(['live']);
  expect(pinVersions(registry, '').microFrontends['choirs']?.[0]?.metadata.version).toBe('canary');
  const half = { ...registry, microFrontends: { choirs: entries(99) } };
  expect(pinVersions(half, '').microFrontends['choirs']?.[0]?.metadata.version).toBe('live');
});
