import { median, percentile } from '../browser/metrics';
import { LIMIT } from '../limits';
import { judgeNone, type Judgement } from '../report/judgement';
import { tableLines } from '../report/table';

/** Contains response times in milliseconds with few, many and most rows; null for failed requests. */
export interface MeasuredList {
  readonly name: string;
  readonly few: readonly number[] | null;
  readonly many: readonly number[] | null;
  readonly most: readonly number[] | null;
  /** If true, the response counts every row of its period, so more rows necessarily take longer. */
  readonly countsPeriod: boolean;
  /** Counts the measurements until one was within the budget. */
  readonly attempts: number;
}

const NINETY_FIFTH = 0.95;

export const percentile95 = (times: readonly number[]): number => percentile(times, NINETY_FIFTH);

const ratio = ({ few, many }: MeasuredList): number | null =>
  few && many ? median(many) / Math.max(median(few), LIMIT.listNoiseMs) : null;

const isGrowing = (list: MeasuredList): boolean => !list.countsPeriod && (ratio(list) ?? 0) > LIMIT.listRatio;

const isSlow = ({ most }: MeasuredList): boolean => most !== null && percentile95(most) > LIMIT.listMs;

/** Returns the share of its budget that a list uses. Above 1 it is exceeded. */
function shareOfBudget(list: MeasuredList): number {
  const { few, many, most } = list;
  if (!few || !many || !most) return Infinity;
  const growth = list.countsPeriod ? 0 : (ratio(list) ?? 0) / LIMIT.listRatio;
  return Math.max(growth, percentile95(most) / LIMIT.listMs);
}

export const isOverBudget = (list: MeasuredList): boolean => shareOfBudget(list) > 1;

/** Returns that of two measurements which uses less of the budget. */
export const pickLighter = (one: MeasuredList, other: MeasuredList): MeasuredList =>
  shareOfBudget(other) < shareOfBudget(one) ? other : one;

const cell = (times: readonly number[] | null, of: (times: readonly number[]) => number) =>
  times === null ? 'none' : of(times).toFixed(1);

/** Returns a line for every list: medians and 95th percentiles by rows, and the ratio of many to few. */
export const listsTable = (lists: readonly MeasuredList[]): string[] =>
  tableLines(
    ['', 'few: median', 'p95', 'many: median', 'p95', 'ratio', 'most: median', 'p95', 'attempts'],
    lists.map((list) => [
      list.name,
      cell(list.few, (times) => median(times)),
      cell(list.few, percentile95),
      cell(list.many, (times) => median(times)),
      cell(list.many, percentile95),
      ratio(list)?.toFixed(2) ?? '-',
      cell(list.most, (times) => median(times)),
      cell(list.most, percentile95),
      String(list.attempts),
    ]),
  );

/** Judges the budget: many rows cost at most a certain multiple of few, and no response is slow with the most rows. */
export function judgeLists(lists: readonly MeasuredList[]): Judgement[] {
  const names = (broken: (list: MeasuredList) => boolean) => lists.filter(broken).map(({ name }) => name);
  return [
    judgeNone(
      'None fails or gives no response in time',
      names(({ few, many, most }) => few === null || many === null || most === null),
    ),
    judgeNone(
      `None takes more than ${LIMIT.listRatio} times as long with many rows as with few`,
      names(isGrowing),
    ),
    judgeNone(`None has a 95th percentile above ${LIMIT.listMs} ms with most rows`, names(isSlow)),
  ];
}
