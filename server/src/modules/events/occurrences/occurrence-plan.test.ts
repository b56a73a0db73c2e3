import { planMoves, timesWithin, windowAt, windowDueBefore } from './occurrence-plan';

const ZONE = 'Africa/Nairobi';
const HOUR_MS = 3_600_000;
const time = (start: string) => ({
  start_datetime: new Date(start),
  end_datetime: new Date(Date.parse(start) + HOUR_MS),
});
const seated = (...starts: string[]) =>
  starts.map((start, index) => ({ id: index + 1, isSeated: true, ...time(start) }));

describe('where people belong when times change', () => {
  it('moves them to the new hour of the same day', () => {
    const plan = planMoves(
      seated('2026-12-05T07:00:00Z', '2026-12-19T07:00:00Z'),
      ['2026-12-05T09:00:00Z', '2026-12-12T09:00:00Z', '2026-12-19T09:00:00Z'].map(time),
      ZONE,
    );
    expect(plan.moved.map(({ start_datetime: startDatetime }) => startDatetime.toISOString())).toEqual([
      '2026-12-05T09:00:00.000Z',
      '2026-12-19T09:00:00.000Z',
    ]);
    expect(plan.removed).toEqual([]);
  });

  it('moves them one after the other when all days are others', () => {
    const plan = planMoves(
      seated('2026-12-05T07:00:00Z', '2026-12-12T07:00:00Z'),
      ['2026-12-06T07:00:00Z', '2026-12-13T07:00:00Z', '2026-12-20T07:00:00Z'].map(time),
      ZONE,
    );
    expect(plan.moved.map(({ start_datetime: startDatetime }) => startDatetime.toISOString())).toEqual([
      '2026-12-06T07:00:00.000Z',
      '2026-12-13T07:00:00.000Z',
    ]);
  });

  it('keeps their distance when nobody comes in between', () => {
    const [first, second, third] = seated(
      '2026-12-04T15:00:00Z',
      '2026-12-11T15:00:00Z',
      '2026-12-18T15:00:00Z',
    ).map((occurrence) => ({ ...occurrence, isSeated: occurrence.id !== 2 }));
    const plan = planMoves(
      [first, second, third].filter((occurrence) => occurrence !== undefined),
      ['2026-12-05T15:00:00Z', '2026-12-12T15:00:00Z', '2026-12-19T15:00:00Z'].map(time),
      ZONE,
    );
    expect(plan).toEqual({
      moved: [
        { id: 1, ...time('2026-12-05T15:00:00Z') },
        { id: 3, ...time('2026-12-19T15:00:00Z') },
      ],
      removed: [],
    });
  });

  it('removes a day that falls away while others stay', () => {
    const plan = planMoves(
      seated('2026-12-05T07:00:00Z', '2026-12-12T07:00:00Z'),
      [time('2026-12-12T07:00:00Z')],
      ZONE,
    );
    expect(plan.moved.map(({ id }) => id)).toEqual([2]);
    expect(plan.removed).toEqual([1]);
  });

  it('moves one of two that began on one day, and removes the other', () => {
    const plan = planMoves(
      seated('2026-12-05T07:00:00Z', '2026-12-05T09:00:00Z'),
      [time('2026-12-05T08:00:00Z')],
      ZONE,
    );
    expect(plan.moved).toEqual([{ id: 1, ...time('2026-12-05T08:00:00Z') }]);
    expect(plan.removed).toEqual([2]);
  });
});

it('stores what repeats within the window only, and a single event wherever it is', () => {
  const window = { from: new Date('2026-11-01T00:00:00Z'), until: new Date('2026-11-15T00:00:00Z') };
  const event = {
    ...time('2020-01-04T07:00:00Z'),
    is_recurring: true,
    recurrence_pattern: 'weekly' as const,
  };
  expect(
    timesWithin(event, ZONE, window).map(({ start_datetime: startDatetime }) => startDatetime.toISOString()),
  ).toEqual(['2026-11-07T07:00:00.000Z', '2026-11-14T07:00:00.000Z']);
  const single = { ...event, is_recurring: false, recurrence_pattern: null };
  expect(timesWithin(single, ZONE, window)).toEqual([time('2020-01-04T07:00:00Z')]);
});

it('moves the window on once it ends a month earlier than one of now would', () => {
  const now = new Date('2026-11-26T09:00:00Z');
  expect(windowAt(now)).toEqual({
    from: new Date('2026-09-25T09:00:00Z'),
    until: new Date('2027-12-31T09:00:00Z'),
  });
  expect(windowDueBefore(now)).toEqual(new Date('2027-12-01T09:00:00Z'));
});
