import { median } from '../browser/metrics';
import { KINDS } from '../browser/request-log';
import { THROTTLE_TEXT } from '../browser/throttle';
import { allMet, judgementLines } from '../report/judgement';
import { tableLines } from '../report/table';
import { kilobytes, milliseconds } from '../report/units';
import { judge } from './budgets';
import type { HomeVisit } from './visit-home';

interface Row {
  readonly label: string;
  readonly of: (visit: HomeVisit) => number;
  readonly show: (value: number) => string;
}

const ROWS: readonly Row[] = [
  ...KINDS.map((kind): Row => ({ label: `${kind}, bytes`, of: ({ bytes }) => bytes[kind], show: kilobytes })),
  { label: 'everything, bytes', of: ({ total }) => total, show: kilobytes },
  { label: 'requests', of: ({ requests }) => requests, show: String },
  { label: 'depth before LCP', of: ({ depth }) => depth, show: String },
  { label: 'FCP', of: ({ firstPaint }) => firstPaint, show: milliseconds },
  { label: 'LCP', of: ({ largestPaint }) => largestPaint, show: milliseconds },
  { label: 'hydrated', of: ({ hydrated }) => hydrated, show: milliseconds },
  { label: 'interactive', of: ({ interactive }) => interactive, show: milliseconds },
  { label: 'CLS', of: ({ layoutShift }) => layoutShift, show: (value) => value.toFixed(4) },
];

const middle = (visits: readonly HomeVisit[], of: Row['of']) => median(visits.map(of));

function spread(visits: readonly HomeVisit[]): string {
  const times = visits.map(({ largestPaint }) => largestPaint);
  return `${milliseconds(Math.min(...times))} to ${milliseconds(Math.max(...times))}`;
}

const summary = (visits: readonly HomeVisit[]) => ({
  largestPaint: middle(visits, ({ largestPaint }) => largestPaint),
  hydrated: middle(visits, ({ hydrated }) => hydrated),
  layoutShift: middle(visits, ({ layoutShift }) => layoutShift),
  scriptBytes: middle(visits, ({ bytes }) => bytes.JS),
  totalBytes: middle(visits, ({ total }) => total),
});

/** Prints both sites beside each other with the budgets. Resolves to whether every budget is met. */
export function report(site: readonly HomeVisit[], monolith: readonly HomeVisit[]): boolean {
  const judgements = judge(summary(site), summary(monolith));
  const lines = [
    '',
    `Home page, first visit: ${THROTTLE_TEXT}.`,
    `Median of ${site.length}, the two sites in turn. Bytes of bodies as they came over the wire (brotli).`,
    '',
    ...tableLines(
      ['', 'federated', 'monolith', 'ratio'],
      ROWS.map(({ label, of, show }) => {
        const [a, b] = [middle(site, of), middle(monolith, of)];
        return [label, show(a), show(b), b === 0 ? '-' : (a / b).toFixed(2)];
      }),
    ),
    '',
    `  LCP, least to most: federated ${spread(site)} (${site.at(-1)?.largestElement}),`,
    `                      monolith ${spread(monolith)} (${monolith.at(-1)?.largestElement})`,
    '  hydrated:    a press on the menu button and in the prayer form is carried out, at once or when its code is there.',
    '  interactive: the same, and the main thread then stays free of tasks over 50 ms for a second.',
    '  depth:       requests that had to wait for each other before the largest content was painted, HTML included.',
    '  The site this replaces: 6.8 MB, LCP 17 to 36 s under the same throttle.',
    '',
    ...judgementLines(judgements),
    '',
  ];
  console.log(lines.join('\n'));
  return allMet(judgements);
}
