import path from 'node:path';

/** Seconds that suites took when all of them ran, by their path. */
export type SuiteTimes = ReadonlyMap<string, number>;

/** Of a suite that hasn't run here yet. */
const UNKNOWN_SECONDS = 4;

const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('remotes/') ? 2 : 1)
    .join('/');

/** 0 for a suite that changed or stands beside what changed, 1 for one of the same room, 2 for any other. */
function rateDistance(suite: string, changed: readonly string[]): number {
  if (changed.includes(suite)) return 0;
  if (changed.some((file) => path.dirname(suite).startsWith(path.dirname(file)))) return 0;
  return changed.some((file) => roomOf(file) === roomOf(suite)) ? 1 : 2;
}

/**
 * Of the suites that a change can have broken, those nearest to it that run within a time.
 *
 * @param suites Paths from the root, as are the changed files.
 * @param seconds What all workers together may take.
 */
export function chooseSuites(
  suites: readonly string[],
  changed: readonly string[],
  times: SuiteTimes,
  seconds: number,
): string[] {
  const timeOf = (suite: string) => times.get(suite) ?? UNKNOWN_SECONDS;
  const rated = suites
    .map((suite) => ({ suite, distance: rateDistance(suite, changed), time: timeOf(suite) }))
    .sort((a, b) => a.distance - b.distance || a.time - b.time);
  let left = seconds;
  return rated.flatMap(({ suite, time }) => {
    left -= time;
    return left >= 0 ? [suite] : [];
  });
}
