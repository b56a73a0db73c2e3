import { LIMIT } from '../limits';
import type { Judgement } from '../report/judgement';
import { KILOBYTE } from '../report/units';

export interface Summary {
  readonly largestPaint: number;
  /** Holds the time at which the menu button and the prayer form react. */
  readonly hydrated: number;
  readonly layoutShift: number;
  readonly scriptBytes: number;
  /** Holds the size of everything that a first visit loads. */
  readonly totalBytes: number;
}

/** Judges the site's budgets against the monolith of the same run. */
export function judge(site: Summary, monolith: Omit<Summary, 'totalBytes'>): Judgement[] {
  const paint = site.largestPaint / monolith.largestPaint;
  const hydrated = site.hydrated / monolith.hydrated;
  const kilobytes = site.scriptBytes / KILOBYTE;
  const total = site.totalBytes / KILOBYTE;
  return [
    {
      sentence: `LCP at most ${LIMIT.largestPaintRatio} of the monolith's`,
      value: paint.toFixed(2),
      isMet: paint <= LIMIT.largestPaintRatio,
    },
    {
      sentence: `Presses are carried out from at most ${LIMIT.hydratedRatio} of the monolith's time`,
      value: hydrated.toFixed(2),
      isMet: hydrated <= LIMIT.hydratedRatio,
    },
    {
      sentence: `JS of the home page that nobody touches at most ${LIMIT.scriptKilobytes} KB brotli`,
      value: `${kilobytes.toFixed(1)} KB`,
      isMet: kilobytes <= LIMIT.scriptKilobytes,
    },
    {
      sentence: `A first visit loads at most ${LIMIT.totalKilobytes} KB`,
      value: `${total.toFixed(1)} KB`,
      isMet: total <= LIMIT.totalKilobytes,
    },
    {
      sentence: `CLS below ${LIMIT.layoutShift}`,
      value: site.layoutShift.toFixed(4),
      isMet: site.layoutShift < LIMIT.layoutShift,
    },
  ];
}
