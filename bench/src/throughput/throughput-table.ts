import { median } from '../browser/metrics';
import { tableLines } from '../report/table';
import type { Turn } from './load';

/** Contains a server's name and its load tests. */
export interface Measured {
  readonly name: string;
  readonly turns: readonly Turn[];
}

export const pagesPerSecond = ({ turns }: Measured) => median(turns.map(({ perSecond }) => perSecond));

function cpu({ turns }: Measured): number | null {
  const known = turns.flatMap((turn) => (turn.cpu === null ? [] : [turn.cpu]));
  return known.length === 0 ? null : median(known);
}

const rate = (value: number) => value.toFixed(value < 100 ? 1 : 0);

function spread({ turns }: Measured): string {
  const rates = turns.map(({ perSecond }) => perSecond);
  return `${rate(Math.min(...rates))} to ${rate(Math.max(...rates))}`;
}

/** Returns a line for each server with the median of its load tests. */
export const throughputTable = (servers: readonly Measured[]) =>
  tableLines(
    ['', 'pages/s', 'least to most', 'CPU a page', 'client busy'],
    servers.map((server) => [
      server.name,
      rate(pagesPerSecond(server)),
      spread(server),
      cpu(server) === null ? '-' : `${cpu(server)?.toFixed(2)} ms`,
      `${Math.round(median(server.turns.map(({ clientBusy }) => clientBusy)) * 100)} %`,
    ]),
  );

/** Returns the ratio of two servers by pages and by CPU time. */
export function ratioLine(title: string, one: Measured, other: Measured): string {
  const pages = pagesPerSecond(one) / pagesPerSecond(other);
  const [a, b] = [cpu(one), cpu(other)];
  const work = a === null || b === null || b === 0 ? '' : `, CPU a page ${(a / b).toFixed(2)}`;
  return `  ${title}: pages/s ${pages.toFixed(pages < 0.1 ? 4 : 2)}${work}`;
}
