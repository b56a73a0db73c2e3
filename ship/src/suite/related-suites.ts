import path from 'node:path';
import { readGit } from '../changes/change-base';
import { ROOT, packageProgram, runQuietly } from '../run';
import type { SuiteTimes } from './choose-suites';
import { readReport } from './read-report';
import { REPORTS } from './run-jest';

const toPath = (file: string) => path.relative(ROOT, file).replaceAll(path.sep, '/');
const lines = (text: string) => text.split('\n').filter(Boolean);

/** The files that differ from a commit, those that git doesn't know yet among them; deleted ones can't be asked about. */
export const listChangedFiles = (base: string): string[] => [
  ...lines(readGit('diff', '--name-only', '--diff-filter=d', base)),
  ...lines(readGit('ls-files', '--others', '--exclude-standard')),
];

/** The suites that import any of the files, or are one of them. Throws what jest says when it can't tell. */
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

/** How long each suite took in the last run of all; empty where there was none. */
export function readSuiteTimes(): SuiteTimes {
  const results = readReport(path.join(REPORTS, 'jest.json'))?.['testResults'];
  const suites: { name: string; startTime: number; endTime: number }[] = Array.isArray(results)
    ? results
    : [];
  return new Map(
    suites.map(({ name, startTime, endTime }) => [toPath(name), (endTime - startTime) / 1000] as const),
  );
}
