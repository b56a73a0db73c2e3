import { readMetric } from './event-loop';
import { judgeEventList, judgeFailures, judgeKeptPage, judgeMemory } from './judge-load';
import { inTurn, loadKinds } from './load-requests';
import { loadTable, type MeasuredLoad } from './load-table';
import { listFiles } from './sabbath-morning';
import type { LoadTurn } from './send-load';
import { toStrapiEvent } from './strapi';

const turn = (perSecond: number, more: Partial<LoadTurn> = {}): LoadTurn => ({
  ...{ requests: 10, perSecond, p50: 2, p99: 30, cpu: 0.5, failures: 0, failed: [] },
  ...more,
});
const load = (name: string, turns: readonly LoadTurn[], more: Partial<MeasuredLoad> = {}): MeasuredLoad => ({
  ...{ name, connections: 50, turns, delays: [] },
  ...more,
});

it('shows the medians of the turns, and the longest delay of the event loop', () => {
  const delays = [
    { p99: 11, max: 40 },
    { p99: 13, max: 90 },
  ];
  const lines = loadTable([
    load('kept', [turn(4000), turn(5000, { failures: 2 })], { delays }),
    load('bare', [turn(9000.4, { cpu: null, p50: 12.3 })]),
  ]).map((line) => line.trim().split(/\s{2,}/));
  expect(lines.slice(1)).toEqual([
    ['kept', '50', '4500', '2.00', '30', '0.50', '12', '90', '2'],
    ['bare', '50', '9000', '12', '30', '-', '-', '-', '0'],
  ]);
});

it.each([
  [500, 1000, true, '0.50'],
  [490, 1000, false, '0.49'],
])('a kept page at %s against %s a second: %s', (kept, bare, isMet, value) => {
  const judged = judgeKeptPage(load('kept', [turn(kept)]), load('bare', [turn(bare)]));
  expect(judged).toMatchObject({ isMet, value });
});

it.each([
  [[900, 1000, 1100], true, '10.0'],
  [[900, 990, 1100], false, '9.9'],
])('an event list at %s against 100 a second of Strapi: %s', (rates, isMet, value) => {
  const list = load(
    'list',
    rates.map((rate) => turn(rate)),
  );
  expect(judgeEventList(list, load('Strapi', [turn(100)]))).toMatchObject({ isMet, value });
});

it('gives Strapi the fields of an event that it can have', () => {
  const event = {
    id: 7,
    title: 'Vespers',
    max_attendees: null,
    is_featured: true,
    picture: { url: '/a' },
    version: 2,
  };
  expect(toStrapiEvent(event)).toEqual({ title: 'Vespers', is_featured: true });
});

it('names what failed', () => {
  const failing = load('an RSVP', [turn(1, { failures: 1, failed: ['/rsvp: 503'] })]);
  expect(judgeFailures([load('kept', [turn(1)]), failing])).toMatchObject({
    isMet: false,
    value: 'an RSVP (/rsvp: 503)',
  });
  expect(judgeFailures([load('kept', [turn(1)])]).isMet).toBe(true);
});

it.each([
  [400, 390, true, '0 MB'],
  [400, 464, true, '64 MB'],
  [400, 465, false, '65 MB'],
])('memory that was %s MB and is %s MB: %s', (before, after, isMet, value) => {
  expect(judgeMemory({ before, after, requests: 200_000 })).toMatchObject({ isMet, value });
});

it('never sends the same prayer nor RSVP twice, and takes reads in turn', () => {
  const tokens = { admin: 'a', leader: 'l', member: 'm' };
  const kinds = loadKinds({ event: 7, email: 'member@demo.test', password: 'secret', tokens });
  const find = (name: string) => kinds.find((kind) => kind.name === name);
  for (const name of ['a prayer', 'an RSVP']) {
    const bodies = [1, 2, 3].map(() => JSON.stringify(find(name)?.next().body));
    expect(new Set(bodies).size).toBe(3);
  }
  const reads = inTurn('reads', [{ path: '/a' }, { path: '/b' }]);
  expect([reads.next(), reads.next(), reads.next()].map(({ path }) => path)).toEqual(['/a', '/b', '/a']);
});

it('finds what a browser loads at once in a page', () => {
  const html = `<link rel="stylesheet" href="/shell/a.css" integrity="x"><link rel="canonical" href="/x">
    <script src="/shell/starter.js" defer></script><link rel="preload" as="font" href="/shell/a.woff2">
    <a href="/page"></a><link rel="stylesheet" href="/shell/a.css"><link rel="preload" href="https://elsewhere.example/b">`;
  expect(listFiles(html)).toEqual(['/shell/a.css', '/shell/starter.js', '/shell/a.woff2']);
});

it('reads a value among metrics', () => {
  const text = '# HELP loop_seconds Delay.\nloop_seconds 0.012\nloop_seconds_max 3\n';
  expect(readMetric(text, 'loop_seconds')).toBe(0.012);
  expect(() => readMetric(text, 'loop')).toThrow('The metrics lack loop.');
});
