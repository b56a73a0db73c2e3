import { sampleEvents } from './sample-events';

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9)).toISOString();

it.each([22, 23, 24, 25, 26, 27, 28])(
  'lie on the days of their names, in order, seen on 2026-11-%i',
  (day) => {
    const events = sampleEvents(at(day), 'Africa/Nairobi');
    const weekdays = Object.fromEntries(events.map(({ title, date }) => [title, date.weekday]));
    expect(weekdays).toMatchObject({
      'Midweek Bible study': 'Wed',
      'Fellowship lunch': 'Sat',
      'Mission weekend': 'Sun',
      'Night of prayer': 'Fri',
    });
    const days = events.map(({ date }) => date.iso);
    expect(days).toEqual([...days].sort());
    expect(new Set(days).size).toBeGreaterThan(6);
  },
);
