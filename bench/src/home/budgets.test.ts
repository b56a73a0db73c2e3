import { judge } from './budgets';

const monolith = { largestPaint: 2000, layoutShift: 0.09, scriptBytes: 140_000 };
const unmet = (site: Parameters<typeof judge>[0]) =>
  judge(site, monolith)
    .filter(({ isMet }) => !isMet)
    .map(({ sentence }) => sentence);

it('passes a site that keeps every budget', () => {
  expect(unmet({ largestPaint: 1400, layoutShift: 0.001, scriptBytes: 175_000 })).toEqual([]);
});

it('names each budget that is broken', () => {
  expect(unmet({ largestPaint: 1500, layoutShift: 0.02, scriptBytes: 190_000 })).toEqual([
    "LCP at most 0.7 of the monolith's",
    'All JS of the home page at most 175 KB brotli',
    "All JS of the home page at most 1.35 of the monolith's",
    'CLS below 0.02',
  ]);
});
