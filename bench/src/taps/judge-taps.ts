import { percentile } from '../browser/metrics';
import { LIMIT } from '../limits';
import { judgeNone, type Judgement } from '../report/judgement';
import { milliseconds } from '../report/units';
import type { Tap } from './tap-visit';
import type { Way } from './ways/click-to-paint';

/** Names how the pages are visited: with the application's code in the cache, for the first time, or without scripts. */
export type Round = 'cached' | 'first' | 'blocked';

export type Rounds = Readonly<Record<Round, readonly Tap[]>>;

const describe = ({ path, kind, moment, changes }: Tap) =>
  `${kind} on ${path} after ${milliseconds(moment)} (${changes} times)`;

/** Returns the response times in milliseconds of taps that had an effect. */
export const responseTimes = (taps: readonly Tap[]): number[] =>
  taps.flatMap(({ response }) => (response === null ? [] : [response]));

function judgeTime(sentence: string, times: readonly number[], share: number, limit: number): Judgement {
  const time = percentile(times, share);
  return { sentence, value: `${milliseconds(time)} of ${times.length}`, isMet: time <= limit };
}

/** Judges that every tap is carried out exactly once, and how soon. */
export function judgeTaps(rounds: Rounds): Judgement[] {
  const all = Object.values(rounds).flat();
  const waiting = rounds.cached.filter(({ needsApplication }) => needsApplication);
  return [
    judgeNone(
      'No tap, key or focus change is lost or carried out twice',
      all.filter(({ changes }) => changes !== 1).map(describe),
    ),
    judgeTime(
      `Half of all have an effect within ${LIMIT.tapMs} ms`,
      responseTimes(rounds.cached),
      0.5,
      LIMIT.tapMs,
    ),
    judgeTime(
      `98 of 100 for which the application must start, from the cache, within ${LIMIT.startMs} ms`,
      responseTimes(waiting),
      0.98,
      LIMIT.startMs,
    ),
    judgeTime(
      `Half of all have an effect within ${LIMIT.tapMs} ms where scripts are blocked`,
      responseTimes(rounds.blocked),
      0.5,
      LIMIT.tapMs,
    ),
  ];
}

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
