import { API_LISTS, allMeasuredRequests, isMeasured } from './api-lists';
import { isOverBudget, judgeLists, pickLighter, listsTable, percentile95 } from './lists-table';
import { waitedBetween } from './processor-wait';

const requests = allMeasuredRequests(1);

it.each(API_LISTS)('%s, a list of the API, is measured', (name) => {
  expect(isMeasured(name, requests)).toBe(true);
});

it('asks for rows of their own where a path names one', () => {
  expect(requests.filter(({ path }) => /\/:[a-z]/i.test(path))).toEqual([]);
});

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

const times = (value: number) => Array.from({ length: 20 }, () => value);

it('shows medians, 95th percentiles and their ratio', () => {
  const lines = listsTable([
    { name: 'events', few: times(4), many: times(6), most: times(9), countsPeriod: false, attempts: 1 },
    { name: 'sitemap', few: times(4), many: null, most: times(9), countsPeriod: false, attempts: 1 },
  ]);
  expect(lines[1]).toMatch(/events\s+4\.0\s+4\.0\s+6\.0\s+6\.0\s+1\.50\s+9\.0\s+9\.0/);
  expect(lines[2]).toMatch(/sitemap\s+4\.0\s+4\.0\s+none\s+none\s+-\s+9\.0/);
});

it('judges what grows, what is slow, and what never comes', () => {
  const judged = judgeLists([
    { name: 'steady', few: times(10), many: times(12), most: times(60), countsPeriod: false, attempts: 1 },
    { name: 'growing', few: times(10), many: times(30), most: times(60), countsPeriod: false, attempts: 1 },
    { name: 'slow', few: times(60), many: times(60), most: times(210), countsPeriod: false, attempts: 1 },
    { name: 'report', few: times(10), many: times(30), most: times(60), countsPeriod: true, attempts: 1 },
    { name: 'lost', few: times(10), many: times(10), most: null, countsPeriod: false, attempts: 1 },
  ]);
  expect(judged.map(({ value }) => value)).toEqual(['lost', 'growing', 'slow']);
});

it('leaves the slowest twentieth out', () => {
  expect(percentile95([...times(5).slice(1), 500])).toBe(5);
});

it('keeps the lighter of two measurements', () => {
  const disturbed = {
    name: 'events',
    few: times(10),
    many: times(60),
    most: times(60),
    countsPeriod: false,
    attempts: 1,
  };
  const again = {
    name: 'events',
    few: times(10),
    many: times(12),
    most: times(60),
    countsPeriod: false,
    attempts: 2,
  };
  expect(isOverBudget(disturbed)).toBe(true);
  expect(pickLighter(disturbed, again)).toBe(again);
  expect(pickLighter(again, disturbed)).toBe(again);
  expect(isOverBudget({ ...again, many: null })).toBe(true);
});
