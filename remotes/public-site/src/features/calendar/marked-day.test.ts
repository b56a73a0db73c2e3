import { markedDay } from './marked-day';

const days = (...dates: string[]) => dates.map((date) => ({ date }));

describe('the marked day of a programme', () => {
  it.each([
    ['is the next Sabbath', ['2026-11-21', '2026-11-28', '2026-12-05'], '2026-11-23', '2026-11-28'],
    ['is today’s on a Sabbath', ['2026-11-28', '2026-12-05'], '2026-11-28', '2026-11-28'],
    ['is today’s in the middle of the week', ['2026-11-25', '2026-11-28'], '2026-11-25', '2026-11-25'],
    ['is no day in the middle of the week to come', ['2026-11-25', '2026-11-28'], '2026-11-24', '2026-11-28'],
    ['is none in a semester to come', ['2027-01-09', '2027-01-16'], '2026-11-24', undefined],
    ['is none in one that is over', ['2025-09-06'], '2026-11-24', undefined],
    ['is unknown without a clock', ['2026-11-28'], undefined, undefined],
  ])('%s', (_, dates, today, marked) => {
    expect(markedDay(days(...dates), today)).toBe(marked);
  });
});
