import { computeBucket, type Registry, type RegistryEntry } from '@narthex/shared-contracts';
import { withSmallApp } from '../../../../test/build-small-app';
import { goLive } from '../../../../test/remote-factories';
import { namedWriter } from '../../../writes/unit/writer';
import { healthPlugin } from '../health/health-plugin';
import { registryPlugin } from '../registry/registry-plugin';
import { changeRelease } from '../releases/change-release';
import { chooseRendered, visitorVersions } from './visitor-versions';

const VISITORS = 2_000;
/** A share from a correct binomial distribution is outside of this range about once in 100,000 runs. */
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
  // Buckets are random and equally likely.
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
    expect(at(50)).toBe(computeBucket(String(place), 'site') < 50 ? CANARY : LIVE);
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

describe('a visitor', () => {
  const app = withSmallApp([registryPlugin, healthPlugin, visitorVersions]);
  /** Contains the cookies that the server sets. */
  let kept: unknown[][] = [];
  beforeEach(() => {
    kept = [];
  });
  const visit = (cookies: Record<string, string> = {}) => {
    const reply = { setCookie: (...cookie: unknown[]) => kept.push(cookie) };
    return app().chooseVersions({ cookies } as never, reply as never);
  };

  it('is given no place while everybody gets the same', async () => {
    await goLive(app(), { remote: 'site', version: LIVE });
    expect(await visit({ narthex_place: '12' })).toMatchObject({ key: '', audience: 'everybody' });
    expect(kept).toEqual([]);
  });

  describe('of a trial', () => {
    beforeAll(async () => {
      for (const version of [CANARY, LIVE]) await goLive(app(), { remote: 'trial', version });
      await changeRelease(app(), namedWriter('Test'), 'trial', {
        action: 'canary',
        version: CANARY,
        percent: 50,
        reason: 'Test',
      });
    });

    it('is given a place for three months, and nothing else is kept', async () => {
      const { audience, key } = await visit();
      expect(audience).toBe('group');
      const [[name, place, options] = []] = kept;
      expect(kept).toHaveLength(1);
      expect(name).toBe('narthex_place');
      expect(place).toMatch(/^\d{1,4}$/);
      expect(options).toEqual({ path: '/', sameSite: 'lax', maxAge: 90 * 24 * 60 * 60 });
      expect((await visit({ narthex_place: String(place) })).key).toBe(key);
      expect(kept).toHaveLength(1);
    });

    it.each(['', '12345', '-1', '1a', 'a1', '1.5'])('is given another place than %j', async (place) => {
      await visit({ narthex_place: place });
      expect(kept).toHaveLength(1);
      expect(kept[0]?.[1]).not.toBe(place);
    });

    it('gets one version of the remote, by their place', async () => {
      for (let place = 0; place < 40; place += 1) {
        const { registry, key } = await visit({ narthex_place: String(place) });
        const version = computeBucket(String(place), 'trial') < 50 ? CANARY : LIVE;
        const versions = registry.microFrontends['trial']?.map(({ metadata }) => metadata.version);
        expect([versions, key]).toEqual([[version], `trial ${version}`]);
        expect(registry.microFrontends['site']).toHaveLength(1);
      }
    });
  });
});
