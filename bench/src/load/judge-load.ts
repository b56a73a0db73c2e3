import { LIMIT } from '../limits';
import { judgeNone, type Judgement } from '../report/judgement';
import { ratePerSecond, type MeasuredLoad } from './load-table';
import type { Morning } from './sabbath-morning';

/** Is the memory of a server at rest, in megabytes, before and after many requests. */
export interface MemoryGrowth {
  readonly before: number;
  readonly after: number;
  readonly requests: number;
}

/** Judges a kept page against a bare server with the same bytes, over the same number of connections. */
export function judgeKeptPage(kept: MeasuredLoad, bare: MeasuredLoad): Judgement {
  const ratio = ratePerSecond(kept) / ratePerSecond(bare);
  return {
    sentence: `a kept page is sent at least at ${LIMIT.keptPageRatio} of a bare server’s rate over ${kept.connections} connections`,
    value: ratio.toFixed(2),
    isMet: ratio >= LIMIT.keptPageRatio,
  };
}

/** Judges the list of events against Strapi's, over the same number of connections. */
export function judgeEventList(list: MeasuredLoad, strapi: MeasuredLoad): Judgement {
  const ratio = ratePerSecond(list) / ratePerSecond(strapi);
  return {
    sentence: `the event list is sent at least at ${LIMIT.strapiRatio} times the rate of Strapi over ${list.connections} connections`,
    value: ratio.toFixed(1),
    isMet: ratio >= LIMIT.strapiRatio,
  };
}

/** Judges that no request failed. */
export const judgeFailures = (loads: readonly MeasuredLoad[]): Judgement =>
  judgeNone('no request fails under load', [
    ...new Set(
      loads.flatMap(({ name, turns }) =>
        turns.flatMap(({ failed }) => failed.map((text) => `${name} (${text})`)),
      ),
    ),
  ]);

export function judgeMemory({ before, after, requests }: MemoryGrowth): Judgement {
  const growth = Math.max(0, after - before);
  return {
    sentence: `${requests.toLocaleString('en-US')} requests leave at most ${LIMIT.loadMegabytes} MB more in memory`,
    value: `${growth.toFixed(0)} MB`,
    isMet: growth <= LIMIT.loadMegabytes,
  };
}

export const judgeMorning = ({ failed }: Morning): Judgement =>
  judgeNone('nobody gets an error on a Sabbath morning', failed);
