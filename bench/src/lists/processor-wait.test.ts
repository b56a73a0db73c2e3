import { waitedBetween } from './processor-wait';

const threads = (times: Record<string, [ran: number, waited: number]>) =>
  new Map(Object.entries(times).map(([id, [ran, waited]]) => [id, { ran: ran * 1e6, waited: waited * 1e6 }]));

it('counts how long the threads waited that did the work', () => {
  const before = threads({ main: [100, 10], database: [50, 5], helper: [1, 1] });
  const after = threads({ main: [110, 13], database: [58, 7], helper: [2, 90] });
  expect(waitedBetween(before, after)).toBe(5);
  expect(waitedBetween(before, after, 1)).toBe(3);
});

it('knows threads that began meanwhile, and systems that tell nothing', () => {
  expect(waitedBetween(new Map(), threads({ main: [4, 2] }))).toBe(2);
  expect(waitedBetween(new Map(), new Map())).toBe(0);
});
