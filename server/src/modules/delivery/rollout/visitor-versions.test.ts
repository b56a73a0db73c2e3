import { bucketOf, type Registry, type RegistryEntry } from '@narthex/shared-contracts';
import { chooseRendered } from './visitor-versions';

const VISITORS = 2_000;
/** Of a binomial: a sound share lies outside about once in 100,000 runs. */
const DEVIATIONS = 4.4;

const entry = (version: string, deployment: RegistryEntry['deployment'], guard: 'public' | 'admin') =>
  ({
    url: `/remotes/site/${version}/mf-manifest.json`,
    metadata: { integrity: `sha384-${'A'.repeat(64)}`, version },
    deployment,
    extras: {
      contract: 1,
      title: 'Site',
      owner: 'Test',
      mounts: [{ path: guard === 'public' ? '/' : '/admin', guard, title: 'Home' }],
    },
  }) satisfies RegistryEntry;

const LIVE = '1.0.0-0123456789';
const CANARY = '2.0.0-0123456789';
const withCanary = (percent: number, guard: 'public' | 'admin' = 'public'): Registry => ({
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends: {
    site: [
      entry(LIVE, { traffic: 100 - percent, default: true }, guard),
      entry(CANARY, { traffic: percent, default: false }, guard),
    ],
  },
});
const versionOf = (registry: Registry, place: string) =>
  chooseRendered(registry, () => place).registry.microFrontends['site']?.map(
    ({ metadata }) => metadata.version,
  );

it.each([0, 10, 50, 100])('gives the canary to %i per cent of 2,000 visitors', (percent) => {
  // Places are random, each as likely as another.
  const places = Array.from({ length: VISITORS }, () => String(Math.floor(Math.random() * 10_000)));
  const chosen = places.filter((place) => versionOf(withCanary(percent), place)?.[0] === CANARY).length;
  const share = percent / 100;
  const bound = DEVIATIONS * Math.sqrt(VISITORS * share * (1 - share));
  expect(Math.abs(chosen - VISITORS * share)).toBeLessThanOrEqual(bound);
});

it('moves people in one direction when the share grows', () => {
  for (let place = 0; place < 500; place += 1) {
    const at = (percent: number) => versionOf(withCanary(percent), String(place))?.[0];
    if (at(10) === CANARY) expect(at(50)).toBe(CANARY);
    expect(at(50)).toBe(bucketOf(String(place), 'site') < 50 ? CANARY : LIVE);
  }
});

it('has one page for each set of versions, and tells nobody apart without a canary', () => {
  const everybody = withCanary(10);
  everybody.microFrontends['site']?.splice(1);
  expect(chooseRendered(everybody, () => '1')).toEqual({
    registry: everybody,
    key: '',
    audience: 'everybody',
  });
  const keys = new Set(
    Array.from({ length: 200 }, (_, place) => chooseRendered(withCanary(50), () => String(place)).key),
  );
  expect([...keys].sort()).toEqual([`site ${LIVE}`, `site ${CANARY}`]);
});

it('leaves dashboards to the browser, which knows nobody either', () => {
  const registry = withCanary(50, 'admin');
  expect(chooseRendered(registry, () => '1')).toEqual({ registry, key: '', audience: 'everybody' });
});
