import type { PageNotes } from './page-probe';

const WINDOW_GAP_MS = 1000;
const WINDOW_LENGTH = 5000;
const QUIET_MS = 1000;

/** Returns the cumulative layout shift: the worst window of shifts that are at most 1 s apart, with at most 5 s. */
export function layoutShift(shifts: PageNotes['shifts']): number {
  let worst = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const { time, value } of shifts) {
    if (time - last > WINDOW_GAP_MS || time - first > WINDOW_LENGTH) {
      sum = 0;
      first = time;
    }
    sum += value;
    last = time;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Returns the time at which the page was hydrated and its main thread then had no task over 50 ms for a second. */
export function getInteractiveTime(hydrated: number, longTasks: PageNotes['longTasks']): number {
  return longTasks.reduce(
    (free, { start, end }) => (end > free && start < free + QUIET_MS ? end : free),
    hydrated,
  );
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** Returns the value that a share of the values doesn't exceed; 0 if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
