import { judge } from './budgets';
import type { Visit } from './measure-page';
import { median } from './metrics';
import { KINDS, type LoggedRequest } from './request-log';
import { THROTTLE } from './throttle';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;

interface Row {
  readonly label: string;
  readonly of: (visit: Visit) => number;
  readonly show: (value: number) => string;
}

const ROWS: readonly Row[] = [
  ...KINDS.map((kind): Row => ({ label: `${kind}, bytes`, of: ({ bytes }) => bytes[kind], show: kilobytes })),
  { label: 'everything, bytes', of: ({ total }) => total, show: kilobytes },
  { label: 'requests', of: ({ requests }) => requests, show: String },
  { label: 'depth before LCP', of: ({ depth }) => depth, show: String },
  { label: 'FCP', of: ({ firstPaint }) => firstPaint, show: milliseconds },
  { label: 'LCP', of: ({ largestPaint }) => largestPaint, show: milliseconds },
  { label: 'answers', of: ({ answers }) => answers, show: milliseconds },
  { label: 'interactive', of: ({ interactive }) => interactive, show: milliseconds },
  { label: 'CLS', of: ({ layoutShift }) => layoutShift, show: (value) => value.toFixed(4) },
];

const middle = (visits: readonly Visit[], of: Row['of']) => median(visits.map(of));

function spread(visits: readonly Visit[]): string {
  const times = visits.map(({ largestPaint }) => largestPaint);
  return `${milliseconds(Math.min(...times))} to ${milliseconds(Math.max(...times))}`;
}

const summary = (visits: readonly Visit[]) => ({
  largestPaint: middle(visits, ({ largestPaint }) => largestPaint),
  layoutShift: middle(visits, ({ layoutShift }) => layoutShift),
  scriptBytes: middle(visits, ({ bytes }) => bytes.JS),
});

const line = (label: string, ...cells: readonly string[]) =>
  `  ${label.padEnd(20)}${cells.map((cell) => cell.padStart(13)).join('')}`;

/** Prints both sites beside each other and the budgets; resolves whether every budget is met. */
export function report(site: readonly Visit[], monolith: readonly Visit[]): boolean {
  const { roundTrip, downKbps, upKbps, cpu, viewport } = THROTTLE;
  const judgements = judge(summary(site), summary(monolith));
  const lines = [
    '',
    `Home page, first visit: ${roundTrip} ms round trip, ${downKbps} kbps down, ${upKbps} kbps up, ${cpu}x slower CPU,`,
    `${viewport.width} x ${viewport.height}. Median of ${site.length}, the two sites in turn. Bytes of bodies as they came over the wire (brotli).`,
    '',
    line('', 'federated', 'monolith', 'ratio'),
    ...ROWS.map(({ label, of, show }) => {
      const [a, b] = [middle(site, of), middle(monolith, of)];
      return line(label, show(a), show(b), b === 0 ? '-' : (a / b).toFixed(2));
    }),
    '',
    `  LCP, least to most: federated ${spread(site)} (${site.at(-1)?.largestElement}),`,
    `                      monolith ${spread(monolith)} (${monolith.at(-1)?.largestElement})`,
    '  answers:     the menu button and the prayer form have been taken over by code and react.',
    '  interactive: they react, and the main thread then stays free of tasks over 50 ms for a second.',
    '  depth:       requests that had to wait for each other before the largest content was painted, HTML included.',
    '  The site this replaces: 6.8 MB, LCP 17 to 36 s under the same throttle.',
    '',
    ...judgements.map(({ sentence, value, isMet }) => `  ${isMet ? 'PASS' : 'FAIL'}  ${sentence}: ${value}`),
    '',
  ];
  console.log(lines.join('\n'));
  return judgements.every(({ isMet }) => isMet);
}

/** Lists what a visit fetched, in order. */
export function listRequests(name: string, log: readonly LoggedRequest[]): void {
  const first = log[0]?.start ?? 0;
  console.log(`\n${name}`);
  for (const { url, kind, start, end, bytes } of log) {
    const times = [start, end ?? start].map((time) => milliseconds((time - first) * 1000).padStart(9));
    const { pathname, search } = new URL(url);
    console.log(
      `  ${times.join('')} ${kind.padEnd(9)}${kilobytes(bytes).padStart(10)}  ${pathname}${search}`,
    );
  }
}
