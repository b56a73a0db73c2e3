import { percentile } from '../../browser/metrics';
import { LIMIT } from '../../limits';
import { judgeNone, type Judgement } from '../../report/judgement';
import { milliseconds } from '../../report/units';
import type { Way } from './click-to-paint';

/** Judges how soon pages are seen after a click, and that going back restores them. */
export function judgeWays(ways: readonly Way[], unrestored: readonly string[]): Judgement[] {
  const times = ways.map(({ shownAfter }) => shownAfter);
  const prefetched = ways.filter(({ isPrefetched }) => isPrefetched).length;
  const time = percentile(times, 0.75);
  return [
    {
      sentence: `Three of four clicks on a link show the next page within ${LIMIT.clickToPaintMs} ms`,
      value: `${milliseconds(time)} of ${ways.length}, ${prefetched} of them prefetched`,
      isMet: time <= LIMIT.clickToPaintMs,
    },
    judgeNone('No public page is loaded again when somebody goes back to it', unrestored),
  ];
}
