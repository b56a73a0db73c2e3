import { judge } from './budgets';

const monolith = { largestPaint: 2000, hydrated: 2500, layoutShift: 0.09, scriptBytes: 140_000 };
const unmet = (site: Parameters<typeof judge>[0]) =>
  judge(site, monolith)
    .filter(({ isMet }) => !isMet)
    .map(({ sentence }) => sentence);

it('passes a site that keeps every budget', () => {
  expect(
    unmet({
      largestPaint: 1000,
      hydrated: 2500,
      layoutShift: 0.001,
      scriptBytes: 9_900,
      totalBytes: 300_000,
    }),
  ).toEqual([]);
});

it('names each budget that is broken', () => {
  expect(
    unmet({
      largestPaint: 1100,
      hydrated: 2501,
      layoutShift: 0.01,
      scriptBytes: 11_000,
      totalBytes: 301_000,
    }),
  ).toEqual([
    "LCP at most 0.5 of the monolith's",
    "Presses are carried out from at most 1 of the monolith's time",
    'JS of the home page that nobody touches at most 10 KB brotli',
    'A first visit loads at most 300 KB',
    'CLS below 0.01',
  ]);
});
