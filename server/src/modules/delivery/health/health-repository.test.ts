import type { LoadReport } from '@narthex/shared-contracts/schemas/remote-reports';
import { withTestDatabase } from '../../../../test/database';
import {
  addReport,
  deleteOldHealth,
  emptyCounts,
  listHours,
  presentHealth,
  readHealth,
  readRunRecord,
  saveCounts,
} from './health-repository';
import { saveOutcomes } from './outcome-repository';

const V1 = '1.0.0-0123456789';
const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-20T12:34:56Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const report = (outcome: LoadReport['outcome'], milliseconds = 0): LoadReport => ({
  kind: 'load',
  remote: 'youth',
  version: V1,
  outcome,
  milliseconds,
});

/** Adds up these reports, all in the hour of `at`. */
function count(reports: readonly LoadReport[], { remote = 'youth', version = V1, at = NOW } = {}) {
  const counts = emptyCounts(remote, version, at);
  for (const one of reports) addReport(counts, one);
  return counts;
}

describe('the counts of an hour', () => {
  it('begin with nothing, at the full hour', () => {
    expect(emptyCounts('youth', V1, NOW)).toEqual({
      remote: 'youth',
      version: V1,
      hour: new Date('2026-11-20T12:00:00Z'),
      loads: 0,
      failures: 0,
      fallbacks: 0,
      load_times: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    });
  });

  it.each<[LoadReport['outcome'], object]>([
    ['loaded', { loads: 1, failures: 0, fallbacks: 0 }],
    ['failed', { loads: 0, failures: 1, fallbacks: 0 }],
    ['render-failed', { loads: 0, failures: 1, fallbacks: 0 }],
    ['previous', { loads: 0, failures: 0, fallbacks: 1 }],
  ])('tell “%s” apart', (outcome, expected) => {
    const counts = count([report(outcome)]);
    expect(counts).toMatchObject(expected);
    expect(counts.load_times.reduce((sum, one) => sum + one)).toBe(outcome === 'loaded' ? 1 : 0);
  });

  it('add a time to the first limit that it keeps', () => {
    const times = [0, 50, 51, 6_400, 6_401, 600_000].map((milliseconds) => report('loaded', milliseconds));
    expect(count(times).load_times).toEqual([2, 1, 0, 0, 0, 0, 0, 1, 2]);
  });
});

describe('the health of a version', () => {
  it('has no times where nothing has loaded', () => {
    const expected = { loads: 0, failures: 1, median_ms: null, p95_ms: null };
    expect(presentHealth([count([report('failed')])])).toEqual(expected);
    expect(presentHealth([])).toEqual({ ...expected, failures: 0 });
  });

  it('has the limits that half and 95 per cent of the loads kept, over all its hours', () => {
    const fast = count(Array.from({ length: 10 }, () => report('loaded', 40)));
    const slow = count([...Array.from({ length: 9 }, () => report('loaded', 150)), report('loaded', 3_000)]);
    expect(presentHealth([fast, slow])).toEqual({ loads: 20, failures: 0, median_ms: 50, p95_ms: 200 });
    const slower = count([report('loaded', 3_000), report('failed')]);
    expect(presentHealth([fast, slow, slower])).toEqual({
      loads: 21,
      failures: 1,
      median_ms: 200,
      p95_ms: 3_200,
    });
  });

  it('has the greatest limit for what was slower than all', () => {
    expect(presentHealth([count([report('loaded', 100_000)])])).toMatchObject({
      median_ms: 6_400,
      p95_ms: 6_400,
    });
  });
});

describe('what is stored', () => {
  const database = withTestDatabase();

  it('is nothing where nothing was counted', async () => {
    await saveCounts(database().db, []);
    await saveOutcomes(database().db, []);
    expect(await listHours(database().db, 'youth', V1, new Date(0))).toEqual([]);
  });

  it('is added up by hour, and read of one version since then', async () => {
    const { db } = database();
    await saveCounts(db, [count([report('loaded', 10), report('loaded', 300), report('failed')])]);
    await saveCounts(db, [count([report('loaded', 10), report('previous'), report('failed')])]);
    await saveCounts(db, [
      count([report('loaded')], { at: hoursAgo(1) }),
      count([report('loaded')], { at: hoursAgo(3) }),
      count([report('loaded')], { version: '2.0.0-0123456789' }),
      count([report('loaded')], { remote: 'music' }),
    ]);
    const hours = await listHours(db, 'youth', V1, hoursAgo(2));
    expect(hours.map(({ hour }) => hour.toISOString()).sort()).toEqual([
      '2026-11-20T11:00:00.000Z',
      '2026-11-20T12:00:00.000Z',
    ]);
    expect(hours.find(({ hour }) => hour.getUTCHours() === 12)).toMatchObject({
      loads: 3,
      failures: 2,
      fallbacks: 1,
      load_times: [2, 0, 0, 1, 0, 0, 0, 0, 0],
    });
  });

  it('is read of the last hour and the last day', async () => {
    const { db } = database();
    const at = (hours: number) => count([report('loaded')], { remote: 'drama', at: hoursAgo(hours) });
    await saveCounts(db, [at(0), at(1), at(2), at(23), at(25)]);
    const read = await readHealth(db, ['drama'], NOW);
    expect(read('drama', V1)).toMatchObject({ hour: { loads: 2 }, day: { loads: 4 } });
    expect(read('drama', '2.0.0-0123456789').day.loads).toBe(0);
    expect(read('youth', V1).day.loads).toBe(0);
    expect((await readHealth(db, [], NOW))('drama', V1).day.loads).toBe(0);
  });

  it('goes once it is older', async () => {
    const { db } = database();
    await saveCounts(db, [count([report('loaded')], { remote: 'old', at: hoursAgo(5) })]);
    await saveCounts(db, [count([report('loaded')], { remote: 'old', at: hoursAgo(2) })]);
    await deleteOldHealth(db, hoursAgo(3));
    const hours = await listHours(db, 'old', V1, new Date(0));
    expect(hours.map(({ hour }) => hour.toISOString())).toEqual(['2026-11-20T10:00:00.000Z']);
  });

  it.each([
    [0, 0, 'unknown'],
    [0, 1, 'well'],
    [1, 20, 'well'],
    [1, 19, 'badly'],
    [2, 20, 'badly'],
  ] as const)('says that a version which failed for %i of %i ran %s', async (failed, visitors, expected) => {
    const { db } = database();
    const version = `1.${failed}.${visitors}-0123456789`;
    await saveOutcomes(
      db,
      Array.from({ length: visitors }, (_, visitor) => ({
        remote: 'youth',
        version,
        outcome_key: `visitor ${visitor}`,
        source: `source ${visitor}`,
        is_account: false,
        has_failed: visitor < failed,
      })),
    );
    expect(await readRunRecord(db, 'youth', version)).toBe(expected);
  });
});
