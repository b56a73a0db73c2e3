import path from 'node:path';

/** Maps paths of suites to their duration in seconds in the last run of all suites. */
export type SuiteTimes = ReadonlyMap<string, number>;

/** This duration is assumed for a suite that hasn't run here yet. */
const UNKNOWN_SECONDS = 4;

const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('remotes/') ? 2 : 1)
    .join('/');

/**
 * Returns 0 for a suite that has changed or is beside a changed file, 1 for one of the same room, and 2 for any other.
 */
function rateDistance(suite: string, changed: readonly string[]): number {
  if (changed.includes(suite)) return 0;
  if (changed.some((file) => path.dirname(suite).startsWith(path.dirname(file)))) return 0;
  return changed.some((file) => roomOf(file) === roomOf(suite)) ? 1 : 2;
}

/**
 * Chooses those of the suites that a change can break: the ones nearest to it that fit into a time limit.
 *
 * @param suites Paths relative to the root, like the changed files.
 * @param seconds Total time of all workers.
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
