import { median } from '../browser/metrics';
import { LIMIT } from '../limits';
import { judgeNone, type Judgement } from '../report/judgement';
import { tableLines } from '../report/table';

/** Times of a response in milliseconds with few rows and with many; null where it failed or didn't come. */
export interface MeasuredList {
  readonly name: string;
  readonly few: readonly number[] | null;
  readonly many: readonly number[] | null;
  /** Whether it counts each row of its period: with more of them it takes longer, by nature. */
  readonly countsPeriod: boolean;
  /** How often it was measured until it was within its budget. */
  readonly attempts: number;
}

const NINETY_FIFTH = 0.95;

export function percentile95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * NINETY_FIFTH) - 1)] ?? 0;
}

const ratio = ({ few, many }: MeasuredList): number | null =>
  few && many ? median(many) / Math.max(median(few), LIMIT.listNoiseMs) : null;

/** How much of its budget a list takes: above 1 is too much. */
function shareOfBudget(list: MeasuredList): number {
  const { few, many, countsPeriod } = list;
  if (!few || !many) return Infinity;
  const slowest = Math.max(percentile95(few), percentile95(many));
  if (countsPeriod) return slowest / LIMIT.periodMs;
  return Math.max((ratio(list) ?? 0) / LIMIT.listRatio, slowest / LIMIT.listMs);
}

export const isOverBudget = (list: MeasuredList): boolean => shareOfBudget(list) > 1;

/** Of two measurements of a list the one that takes less of the budget. */
export const pickLighter = (one: MeasuredList, other: MeasuredList): MeasuredList =>
  shareOfBudget(other) < shareOfBudget(one) ? other : one;

const cell = (times: readonly number[] | null, of: (times: readonly number[]) => number) =>
  times === null ? 'none' : of(times).toFixed(1);

/** A line for every list: median and 95th percentile with few and with many rows, and the ratio of the medians. */
export const listsTable = (lists: readonly MeasuredList[]): string[] =>
  tableLines(
    ['', 'few: median', 'p95', 'many: median', 'p95', 'ratio', 'attempts'],
    lists.map((list) => [
      list.name,
      cell(list.few, (times) => median(times)),
      cell(list.few, percentile95),
      cell(list.many, (times) => median(times)),
      cell(list.many, percentile95),
      ratio(list)?.toFixed(2) ?? '-',
      String(list.attempts),
    ]),
  );

/** The budget: many rows cost at most so many times what few cost, and no response is slow. */
export function judgeLists(lists: readonly MeasuredList[]): Judgement[] {
  const names = (broken: (list: MeasuredList) => boolean) => lists.filter(broken).map(({ name }) => name);
  const isSlower =
    (limit: number) =>
    ({ few, many }: MeasuredList): boolean =>
      [few, many].some((times) => times && percentile95(times) > limit);
  return [
    judgeNone(
      'None fails or gives no response in time',
      names(({ few, many }) => few === null || many === null),
    ),
    judgeNone(
      `None takes more than ${LIMIT.listRatio} times as long with many rows`,
      names((list) => !list.countsPeriod && (ratio(list) ?? 0) > LIMIT.listRatio),
    ),
    judgeNone(
      `None has a 95th percentile above ${LIMIT.listMs} ms`,
      names((list) => !list.countsPeriod && isSlower(LIMIT.listMs)(list)),
    ),
    judgeNone(
      `No report that counts each row of its period has one above ${LIMIT.periodMs} ms`,
      names((list) => list.countsPeriod && isSlower(LIMIT.periodMs)(list)),
    ),
  ];
}
