import { findDueTime, isBackupDue } from './due-backup';

const NAIROBI = 'Africa/Nairobi';
const find = (now: string, zone = NAIROBI, hour = 2) => findDueTime(new Date(now), hour, zone).toISOString();

it.each([
  ['2026-11-26T12:00:00+03:00', '2026-11-26T02:00:00+03:00'],
  ['2026-11-26T02:00:00+03:00', '2026-11-26T02:00:00+03:00'],
  ['2026-11-26T01:59:00+03:00', '2026-11-25T02:00:00+03:00'],
])('at %s it was due at %s, in the zone of the church', (now, due) => {
  expect(find(now)).toBe(new Date(due).toISOString());
});

it.each([
  ['2026-03-29T10:00:00+02:00', '2026-03-29T01:00:00Z'],
  ['2026-10-25T10:00:00+01:00', '2026-10-25T00:00:00Z'],
])('on the day of %s, whose clocks change at that hour, it is due once', (now, due) => {
  expect(new Date(find(now, 'Europe/Berlin')).getTime()).toBe(new Date(due).getTime());
});

it.each([
  ['after a day of 23 hours', 'America/Los_Angeles', '2027-03-15T07:30:00Z', '2027-03-14T10:00:00Z'],
  ['after a day of 25 hours', 'America/Los_Angeles', '2026-11-02T08:30:00Z', '2026-11-01T10:00:00Z'],
  ['in its last hour', 'America/Los_Angeles', '2026-11-02T07:30:00Z', '2026-11-01T10:00:00Z'],
  ['after a day without a midnight', 'America/Santiago', '2026-09-07T03:30:00Z', '2026-09-06T05:00:00Z'],
  ['after a day that begins at one', 'Africa/Cairo', '2027-04-30T21:20:00Z', '2027-04-29T23:00:00Z'],
  ['where clocks move half an hour', 'Australia/Lord_Howe', '2026-10-04T13:10:00Z', '2026-10-03T15:30:00Z'],
])('%s, it was due on the day before', (_, zone, now, due) => {
  expect(find(now, zone)).toBe(new Date(due).toISOString());
});

describe('a backup', () => {
  const due = new Date('2026-11-26T02:00:00Z');
  const after = (minutes: number) => new Date(due.getTime() + minutes * 60_000);
  const failed = (count: number, minutes: number) => ({ count, lastAt: after(minutes) });
  const none = { count: 0, lastAt: null };

  it.each([
    ['begins where none was ever proven', null, none, 0, true],
    ['begins where the last proven one is older', after(-1440), none, 5, true],
    ['does not begin twice a night', after(0), none, 5, false],
    ['is not tried again at once', after(-1440), failed(1, 5), 15, false],
    ['is tried again after an hour', after(-1440), failed(1, 5), 65, true],
    ['is given up for the night after three attempts', null, failed(3, 130), 400, false],
  ])('%s', (_, provenAsOf, failures, minutes, expected) => {
    expect(isBackupDue(after(minutes), { due, provenAsOf, failures })).toBe(expected);
  });
});
