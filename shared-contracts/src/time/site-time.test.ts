import { Temporal } from '@js-temporal/polyfill';
import {
  formatClock,
  formatDay,
  formatPlainDate,
  formatTime,
  fromFieldValue,
  monthName,
  plainDate,
  toFieldValue,
  toOffsetTime,
  weekdayName,
  zonedParts,
} from './site-time';

// Browsers have one or both; the server has Intl alone.
describe.each([
  ['Intl', undefined],
  ['Temporal', Temporal],
])('times of the site, taken apart by %s', (_, temporal) => {
  const own: unknown = Reflect.get(globalThis, 'Temporal');
  beforeAll(() => void Reflect.set(globalThis, 'Temporal', temporal));
  afterAll(() => void Reflect.set(globalThis, 'Temporal', own));

  it('shows an instant in the zone of the site, whatever zone the machine is in', () => {
    expect(formatTime('2026-11-27T15:30:00Z')).toBe('6:30 PM');
    expect(formatDay('2026-11-27T22:30:00Z', undefined, new Date('2026-01-01'))).toBe('Sat 28 Nov');
    expect(plainDate('2026-11-27T22:30:00Z')).toBe('2026-11-28');
  });

  it('names the year when it is another one', () => {
    expect(formatDay('2027-01-02T08:00:00Z', undefined, new Date('2026-11-21'))).toBe('Sat 2 Jan 2027');
  });

  it('writes noon and midnight in 12-hour form', () => {
    expect(formatClock('00:05')).toBe('12:05 AM');
    expect(formatClock('12:00')).toBe('12:00 PM');
  });

  it('reads a field without a zone in the zone of the site', () => {
    expect(fromFieldValue('2026-11-28T10:00')).toBe('2026-11-28T07:00:00.000Z');
    expect(fromFieldValue('2026-11-28T10:00:00Z')).toBe('2026-11-28T10:00:00.000Z');
    expect(fromFieldValue('2026-07-01T10:00', 'Europe/Berlin')).toBe('2026-07-01T08:00:00.000Z');
    expect(toFieldValue('2026-11-28T07:00:00Z')).toBe('2026-11-28T10:00');
  });

  it('reads a plain day as its first moment', () => {
    expect(fromFieldValue('2026-11-28')).toBe('2026-11-27T21:00:00.000Z');
    expect(formatPlainDate('2026-11-28', new Date('2026-01-01'))).toBe('Sat 28 Nov');
    expect(formatPlainDate('2027-01-02', new Date('2026-11-21'))).toBe('Sat 2 Jan 2027');
  });

  it.each([
    ['2026-11-28T10:00Z', '2026-11-28T10:00:00.000Z'],
    ['2026-11-28T10:00z', '2026-11-28T10:00:00.000Z'],
    ['2026-11-28T10:00+03:00', '2026-11-28T07:00:00.000Z'],
    ['2026-11-28T10:00:00-05:30', '2026-11-28T15:30:00.000Z'],
  ])('keeps the zone that %s carries', (value, instant) => {
    expect(fromFieldValue(value, 'Asia/Tokyo')).toBe(instant);
  });

  it.each([
    ['before the clocks go forward', '2026-03-08T01:30', '2026-03-08T09:30:00.000Z'],
    ['after the clocks went forward', '2026-03-08T03:30', '2026-03-08T10:30:00.000Z'],
    ['after the clocks went back', '2026-11-01T03:30', '2026-11-01T11:30:00.000Z'],
  ])('reads a field %s', (_, value, instant) => {
    expect(fromFieldValue(value, 'America/Los_Angeles')).toBe(instant);
  });

  it('refuses what is no instant, and a zone that there isn’t', () => {
    expect(() => zonedParts('soon')).toThrow(RangeError);
    expect(() => zonedParts('2026-11-28T07:00:00Z', 'Africa/Atlantis')).toThrow(RangeError);
  });

  it('says that a day doesn’t exist', () => {
    expect(() => fromFieldValue('2026-02-30')).toThrow('There is no such day.');
  });

  it('names days from Sunday and months from January, and nothing beyond', () => {
    expect([weekdayName(0), weekdayName(6), weekdayName(7)]).toEqual(['Sunday', 'Saturday', '']);
    expect([monthName(1), monthName(12), monthName(0)]).toEqual(['January', 'December', '']);
  });

  it.each(['2026-02-30T10:00', '2026-02-30T10:00Z', '2026-11-31', '2026-11-28T25:00', 'soon'])(
    'refuses %s, which is no moment',
    (value) => expect(() => fromFieldValue(value)).toThrow(RangeError),
  );

  it('writes an instant with the distance from UTC that holds on its day', () => {
    expect(toOffsetTime('2026-11-28T07:00:00Z')).toBe('2026-11-28T10:00:00+03:00');
    expect(toOffsetTime('2026-07-01T08:00:00Z', 'UTC')).toBe('2026-07-01T08:00:00+00:00');
    expect(toOffsetTime('2026-07-01T08:00:00Z', 'Europe/Berlin')).toBe('2026-07-01T10:00:00+02:00');
    expect(toOffsetTime('2026-01-01T02:00:00Z', 'America/St_Johns')).toBe('2025-12-31T22:30:00-03:30');
  });
});
