import { toOffsetTime } from '@narthex/shared-contracts';
import { DAY_MS, HOUR_MS } from '../../../time-units';
import { chooseExpired, type DatedArchive } from './rotation';

const NEWEST = Date.parse('2026-11-26T02:00:00Z');

const archive = (daysAgo: number, isProven = true): DatedArchive => {
  const at = new Date(NEWEST - daysAgo * DAY_MS);
  return { name: `${at.toISOString()}${isProven ? '' : ', unproven'}`, at, isProven };
};

const keep = (archives: readonly DatedArchive[], timeZone = 'UTC') => {
  const expired = new Set(chooseExpired(archives, timeZone));
  return archives.filter((one) => !expired.has(one));
};
const keepDays = (archives: readonly DatedArchive[]) =>
  keep(archives).map(({ at }) => Math.round((NEWEST - at.getTime()) / DAY_MS));

it('keeps a week of days, five weeks and twelve months of two years of nights', () => {
  const nights = Array.from({ length: 730 }, (_, daysAgo) => archive(daysAgo));
  const days = [0, 1, 2, 3, 4, 5, 6];
  // 26 November is a Thursday, so the weeks before end four days ago, eleven days ago and so on.
  const weeks = [11, 18, 25];
  const months = ['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31'];
  const earlier = ['2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'];
  const toDaysAgo = (day: string) => Math.round((NEWEST - Date.parse(`${day}T02:00:00Z`)) / DAY_MS);
  expect(keepDays(nights)).toEqual([...days, ...weeks, ...[...months, ...earlier].map(toDaysAgo)]);
});

it('keeps the newest of several in a day', () => {
  expect(keepDays([archive(0), archive(0.01), archive(0.02), archive(0.4)])).toEqual([0, 0]);
});

it('keeps each night at midnight, also where clocks go forward', () => {
  const nights = ['28T00:10:00Z', '29T00:10:00Z', '29T23:10:00Z', '30T23:10:00Z'].map((time) => {
    const at = new Date(`2026-03-${time}`);
    return { name: time, at, isProven: true };
  });
  expect(keep(nights, 'Europe/London')).toEqual(nights);
});

it('keeps the last Sunday before each Monday of the site', () => {
  const nights = Array.from({ length: 30 }, (_, daysAgo) => ({
    ...archive(daysAgo),
    at: new Date(NEWEST - daysAgo * DAY_MS - 4 * HOUR_MS),
  }));
  const weekdays = keep(nights, 'Africa/Nairobi')
    .slice(7, 10)
    .map(({ at }) => toOffsetTime(at, 'Africa/Nairobi').slice(0, 10));
  expect(weekdays).toEqual(['2026-11-15', '2026-11-08', '2026-11-01']);
});

it('deletes nothing because time has passed without a backup', () => {
  const old = [archive(400), archive(401), archive(402)];
  expect(keep(old)).toEqual(old);
});

it('never deletes the last proven one, however many failed since', () => {
  const failed = Array.from({ length: 60 }, (_, daysAgo) => archive(daysAgo, false));
  expect(keep([...failed, archive(60)])).toEqual([failed[0], archive(60)]);
});

it('keeps an unproven one only until a newer one is proven', () => {
  expect(keep([archive(1, false)])).toHaveLength(1);
  expect(keep([archive(0), archive(1, false)])).toEqual([archive(0)]);
});

it('has nothing to delete where there is nothing', () => {
  expect(keep([])).toEqual([]);
});
