import { median } from '../browser/metrics';
import { tableLines } from '../report/table';
import type { EventLoopDelay } from './event-loop';
import type { LoadTurn } from './send-load';

/** Contains the turns of one kind of request over a number of connections. */
export interface MeasuredLoad {
  readonly name: string;
  readonly connections: number;
  readonly turns: readonly LoadTurn[];
  /** Are the delays of the server's event loop, one for each turn; none if the server doesn't report them. */
  readonly delays: readonly EventLoopDelay[];
}

const medianOf = <T>(values: readonly T[], read: (value: T) => number) => median(values.map(read));

export const ratePerSecond = ({ turns }: MeasuredLoad): number => medianOf(turns, (turn) => turn.perSecond);

const rate = (value: number) => value.toFixed(value < 100 ? 1 : 0);
const time = (value: number) => value.toFixed(value < 10 ? 2 : 0);

function cpuOf(turns: readonly LoadTurn[]): string {
  const known = turns.flatMap(({ cpu }) => (cpu === null ? [] : [cpu]));
  return known.length === 0 ? '-' : median(known).toFixed(2);
}

/** Returns a line for each kind of request and number of connections, with medians of the turns; times in milliseconds. */
export const loadTable = (loads: readonly MeasuredLoad[]): string[] =>
  tableLines(
    ['', 'connections', 'per second', 'p50', 'p99', 'CPU', 'loop p99', 'loop max', 'failed'],
    loads.map(({ name, connections, turns, delays }) => [
      name,
      String(connections),
      rate(medianOf(turns, (turn) => turn.perSecond)),
      time(medianOf(turns, (turn) => turn.p50)),
      time(medianOf(turns, (turn) => turn.p99)),
      cpuOf(turns),
      delays.length === 0 ? '-' : time(medianOf(delays, ({ p99 }) => p99)),
      delays.length === 0 ? '-' : time(Math.max(...delays.map(({ max }) => max))),
      String(turns.reduce((sum, { failures }) => sum + failures, 0)),
    ]),
  );
