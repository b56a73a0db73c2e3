import { Temporal } from '@js-temporal/polyfill';
import {
  DEFAULT_TIME_ZONE,
  MONTH_NAMES,
  clock,
  formatClock,
  formatDay,
  formatPlainDate,
  formatTime,
  fromFieldValue,
  monthName,
  plainDate,
  shortMonth,
  shortWeekday,
  toFieldValue,
  toExactOffsetTime,
  toOffsetTime,
  toPlainDate,
  weekdayName,
  zoneOffset,
  zonedParts,
} from './site-time';

// Browsers have one or both of these APIs; the server has only Intl.
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

  it.each([
    [
      'an hour that is skipped, west of Greenwich',
      'America/New_York',
      '2027-03-14T02:30',
      '2027-03-14T03:30',
    ],
    ['an hour that is skipped, east of it', 'Europe/Berlin', '2027-03-28T02:30', '2027-03-28T03:30'],
    ['a day without its midnight', 'America/Havana', '2027-03-14', '2027-03-14T01:00'],
    ['a quarter past a midnight that is skipped', 'America/Havana', '2027-03-14T00:15', '2027-03-14T01:15'],
  ])('moves %s behind the change', (_, zone, value, shown) => {
    expect(toFieldValue(fromFieldValue(value, zone), zone)).toBe(shown);
  });

  it.each([
    ['America/New_York', '2027-11-07T01:30', '2027-11-07T05:30:00.000Z'],
    ['Europe/Berlin', '2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
  ])('takes the first of two hours of the same name in %s', (zone, value, instant) => {
    expect(fromFieldValue(value, zone)).toBe(instant);
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

  it.each([
    '2026',
    '2026-11',
    '02026-11-28',
    '2026-02-30T10:00',
    '2026-02-30T10:00Z',
    '2026-11-31',
    '2026-11-28T25:00',
    'soon',
  ])('refuses %s, which is no moment', (value) => expect(() => fromFieldValue(value)).toThrow(RangeError));

  it('writes an instant with the distance from UTC that holds on its day', () => {
    expect(toOffsetTime('2026-11-28T07:00:00Z')).toBe('2026-11-28T10:00:00+03:00');
    expect(toOffsetTime('2026-07-01T08:00:00Z', 'UTC')).toBe('2026-07-01T08:00:00+00:00');
    expect(toOffsetTime('2026-07-01T08:00:00Z', 'Europe/Berlin')).toBe('2026-07-01T10:00:00+02:00');
    expect(toOffsetTime('2026-01-01T02:00:00Z', 'America/St_Johns')).toBe('2025-12-31T22:30:00-03:30');
    expect(toExactOffsetTime('2026-11-26T21:30:07Z')).toBe('2026-11-27T00:30:07+03:00');
    expect(toExactOffsetTime('2026-11-26T21:30:07.250Z')).toBe('2026-11-27T00:30:07.250+03:00');
    expect(toExactOffsetTime('2026-01-01T02:00:00Z', 'America/St_Johns')).toBe('2025-12-31T22:30:00-03:30');
  });

  it.each([
    ['2026-11-28T07:05:59.999Z', undefined, [2026, 11, 28, 10, 5, 6]],
    ['2026-11-28T20:59:59Z', undefined, [2026, 11, 28, 23, 59, 6]],
    ['2026-11-28T21:00:00Z', undefined, [2026, 11, 29, 0, 0, 0]],
    ['2026-12-31T21:00:00Z', undefined, [2027, 1, 1, 0, 0, 5]],
    ['2027-01-01T07:59:00Z', 'America/Los_Angeles', [2026, 12, 31, 23, 59, 4]],
    ['2028-02-28T18:15:00Z', 'Asia/Kathmandu', [2028, 2, 29, 0, 0, 2]],
    ['1969-12-31T23:59:59.999Z', 'UTC', [1969, 12, 31, 23, 59, 3]],
    ['1066-10-14T09:00:00Z', 'UTC', [1066, 10, 14, 9, 0, 0]],
  ])('takes %s apart in the zone %s', (instant, timeZone, parts) => {
    const { year, month, day, hour, minute, weekday } = zonedParts(instant, timeZone);
    expect([year, month, day, hour, minute, weekday]).toEqual(parts);
  });

  it('takes an instant as text, date or number', () => {
    const instant = '2026-11-27T22:30:00.000Z';
    const days = [instant, new Date(instant), Date.parse(instant)].map((form) => plainDate(form));
    expect(days).toEqual(['2026-11-28', '2026-11-28', '2026-11-28']);
  });

  it.each([
    ['Africa/Nairobi', 180, '+03:00'],
    ['UTC', 0, '+00:00'],
    ['Asia/Kathmandu', 345, '+05:45'],
    ['America/St_Johns', -210, '-03:30'],
    ['America/Los_Angeles', -480, '-08:00'],
    ['Pacific/Kiritimati', 840, '+14:00'],
    ['Pacific/Pago_Pago', -660, '-11:00'],
  ])('says how far %s is ahead of UTC: %i minutes, written %s', (timeZone, minutes, written) => {
    const instant = new Date('2026-11-28T07:00:30.500Z');
    expect(zoneOffset(instant, timeZone)).toBe(minutes);
    expect(zoneOffset(instant.getTime(), timeZone)).toBe(minutes);
    expect(toOffsetTime(instant, timeZone).slice(19)).toBe(written);
  });

  it('says how far a zone is ahead of UTC before 1970 too', () => {
    expect(zoneOffset(-1, 'UTC')).toBe(0);
    expect(zoneOffset(-60_000, 'Africa/Nairobi')).toBe(180);
  });

  it('names the year by the zone, whatever year it is elsewhere', () => {
    const now = new Date('2026-12-31T21:30:00Z');
    expect(formatDay('2027-01-02T08:00:00Z', undefined, now)).toBe('Sat 2 Jan');
    expect(formatDay('2027-01-02T08:00:00Z', 'UTC', now)).toBe('Sat 2 Jan 2027');
    expect(formatDay(new Date('2026-12-31T08:00:00Z'), undefined, now)).toBe('Thu 31 Dec 2026');
    expect(formatPlainDate('2026-12-31', now)).toBe('Thu 31 Dec');
  });

  it.each([
    ['2026-11-28T10:00+0300', '2026-11-28T07:00:00.000Z'],
    ['2026-11-28T10:00:30', '2026-11-28T07:00:30.000Z'],
    ['2028-02-29', '2028-02-28T21:00:00.000Z'],
    ['2026-11-28T00:00', '2026-11-27T21:00:00.000Z'],
    ['2026-11-28T23:59', '2026-11-28T20:59:00.000Z'],
  ])('reads the field %s', (value, instant) => {
    expect(fromFieldValue(value)).toBe(instant);
  });

  it('shows in a field the minute of an instant in the zone asked for', () => {
    expect(toFieldValue('2026-01-05T04:07:59Z', 'UTC')).toBe('2026-01-05T04:07');
    expect(toFieldValue(new Date('2026-01-05T04:07:00Z'), 'America/Los_Angeles')).toBe('2026-01-04T20:07');
    expect(toPlainDate(zonedParts('2026-01-05T04:07:00Z'))).toBe('2026-01-05');
  });

  it('shows the time of an instant in the zone asked for', () => {
    expect(formatTime(new Date('2026-11-27T21:04:00Z'))).toBe('12:04 AM');
    expect(formatTime('2026-11-27T21:04:00Z', 'UTC')).toBe('9:04 PM');
  });
});

it('shows times in the zone of Nairobi unless it is told another', () => {
  expect(DEFAULT_TIME_ZONE).toBe('Africa/Nairobi');
});

it('asks the engine’s Temporal where there is one, so that a page needn’t load the data of Intl', () => {
  const own: unknown = Reflect.get(globalThis, 'Temporal');
  const asked: unknown[] = [];
  const parts = { year: 2026, month: 11, day: 28, hour: 10, minute: 5 };
  const fromEpochMilliseconds = (time: number) => ({
    toZonedDateTimeISO(timeZone: string) {
      asked.push(time, timeZone);
      return parts;
    },
  });
  Reflect.set(globalThis, 'Temporal', { Instant: { fromEpochMilliseconds } });
  try {
    expect(zonedParts(1000, 'Africa/Kampala')).toEqual({ ...parts, weekday: 6 });
    expect(asked).toEqual([1000, 'Africa/Kampala']);
  } finally {
    Reflect.set(globalThis, 'Temporal', own);
  }
});

it.each([
  ['00:00', '12:00 AM'],
  ['01:09', '1:09 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['12:30', '12:30 PM'],
  ['13:00', '1:00 PM'],
  ['23:59', '11:59 PM'],
  ['9', '9:00 AM'],
])('writes the time %s as %s', (time, written) => {
  expect(formatClock(time)).toBe(written);
});

it('writes hours and minutes as a clock shows them', () => {
  expect([clock(0, 0), clock(9, 5), clock(12, 10), clock(22, 45)]).toEqual([
    '12:00 AM',
    '9:05 AM',
    '12:10 PM',
    '10:45 PM',
  ]);
});

it.each([
  [0, 'Sunday', 'Sun'],
  [1, 'Monday', 'Mon'],
  [2, 'Tuesday', 'Tue'],
  [3, 'Wednesday', 'Wed'],
  [4, 'Thursday', 'Thu'],
  [5, 'Friday', 'Fri'],
  [6, 'Saturday', 'Sat'],
  [7, '', ''],
  [-1, '', ''],
])('the weekday %i is %p, in short %p', (weekday, name, short) => {
  expect([weekdayName(weekday), shortWeekday(weekday)]).toEqual([name, short]);
});

it.each([
  [0, '', ''],
  [1, 'January', 'Jan'],
  [2, 'February', 'Feb'],
  [3, 'March', 'Mar'],
  [4, 'April', 'Apr'],
  [5, 'May', 'May'],
  [6, 'June', 'Jun'],
  [7, 'July', 'Jul'],
  [8, 'August', 'Aug'],
  [9, 'September', 'Sep'],
  [10, 'October', 'Oct'],
  [11, 'November', 'Nov'],
  [12, 'December', 'Dec'],
  [13, '', ''],
])('the month %i is %p, in short %p', (month, name, short) => {
  expect([monthName(month), shortMonth(month)]).toEqual([name, short]);
});

it('lists the months from January on', () => {
  expect([MONTH_NAMES.length, MONTH_NAMES[0], MONTH_NAMES[11]]).toEqual([12, 'January', 'December']);
});

describe('in the Swahili build, where weekdays begin alike', () => {
  const TEXTS: Readonly<Record<string, string>> = {
    Sunday: 'Jumapili',
    Sun: 'Jpili',
    Mon: 'Jtatu',
    Tue: 'Jnne',
    Wed: 'Jtano',
    Thu: 'Alh',
    Fri: 'Ijumaa',
    Saturday: 'Jumamosi',
    Sat: 'Jmosi',
    November: 'Novemba',
  };

  /** Imports the module as a Swahili build contains it, with the translated texts. */
  async function importSwahiliBuild() {
    jest.resetModules();
    jest.doMock('../language/translate', () => ({ t: (message: string) => TEXTS[message] ?? message }));
    Reflect.set(globalThis, 'NARTHEX_LANGUAGE', 'sw');
    try {
      return await import('./site-time');
    } finally {
      Reflect.deleteProperty(globalThis, 'NARTHEX_LANGUAGE');
      jest.dontMock('../language/translate');
    }
  }

  it('weekdays have short names of their own, and months don’t', async () => {
    const swahili = await importSwahiliBuild();
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((weekday) => swahili.shortWeekday(weekday))).toEqual([
      'Jpili',
      'Jtatu',
      'Jnne',
      'Jtano',
      'Alh',
      'Ijumaa',
      'Jmosi',
      '',
    ]);
    expect([swahili.weekdayName(0), swahili.shortMonth(11)]).toEqual(['Jumapili', 'Nov']);
    expect(swahili.formatPlainDate('2026-11-28', new Date('2026-01-01'))).toBe('Jmosi 28 Nov');
  });
});
