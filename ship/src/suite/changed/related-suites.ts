import path from 'node:path';
import { readGit } from '../change-base';
import { ROOT, packageProgram, runQuietly } from '../../run';
import type { SuiteTimes } from './choose-suites';
import { readReport } from '../read-report';
import { REPORTS } from '../run-jest';

const toPath = (file: string) => path.relative(ROOT, file).replaceAll(path.sep, '/');
const lines = (text: string) => text.split('\n').filter(Boolean);

/**
 * Returns the files that differ from a commit, including untracked ones. Deleted files are left out, since jest can't
 * find tests for them.
 */
export const listChangedFiles = (base: string): string[] => [
  ...lines(readGit('diff', '--name-only', '--diff-filter=d', base)),
  ...lines(readGit('ls-files', '--others', '--exclude-standard')),
];

/** Returns the suites that import any of the files or are among them. Throws the output of jest if it fails. */
export async function listRelatedSuites(files: readonly string[]): Promise<string[]> {
  const { code, output } = await runQuietly(packageProgram('jest'), [
    ...['--listTests', '--findRelatedTests', '--passWithNoTests'],
    ...files.map((file) => path.join(ROOT, file)),
  ]);
  if (code !== 0) throw new Error(output);
  return lines(output)
    .filter((line) => /\.test\.tsx?$/.test(line))
    .map(toPath);
}

/** Returns the durations of all suites in the last complete run, or an empty map if there was none. */
export function readSuiteTimes(): SuiteTimes {
  const results = readReport(path.join(REPORTS, 'jest.json'))?.['testResults'];
  const suites: { name: string; startTime: number; endTime: number }[] = Array.isArray(results)
    ? results
    : [];
  return new Map(
    suites.map(({ name, startTime, endTime }) => [toPath(name), (endTime - startTime) / 1000] as const),
  );
}
