import { getInteractiveTime, layoutShift, median } from './metrics';

describe('layout shift', () => {
  it('adds up shifts that follow each other within a second', () => {
    const shifts = [
      { time: 100, value: 0.01 },
      { time: 900, value: 0.02 },
    ];
    expect(layoutShift(shifts)).toBeCloseTo(0.03);
  });

  it('takes the worst of several windows', () => {
    const shifts = [
      { time: 100, value: 0.01 },
      { time: 3000, value: 0.05 },
      { time: 9000, value: 0.02 },
    ];
    expect(layoutShift(shifts)).toBeCloseTo(0.05);
  });

  it('ends a window after five seconds', () => {
    const shifts = Array.from({ length: 10 }, (_, index) => ({ time: index * 800, value: 0.01 }));
    expect(layoutShift(shifts)).toBeCloseTo(0.07);
  });
});

describe('interactive', () => {
  it('is when the page is hydrated, if nothing keeps the main thread', () => {
    expect(getInteractiveTime(2000, [{ start: 1500, end: 1900 }])).toBe(2000);
  });

  it('waits for long tasks until one second stays free', () => {
    const tasks = [
      { start: 1900, end: 2300 },
      { start: 2800, end: 3100 },
      { start: 4200, end: 4400 },
    ];
    expect(getInteractiveTime(2000, tasks)).toBe(3100);
  });
});

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});
