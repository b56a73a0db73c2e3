import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { computeIntegrity } from '../../builds/integrity';
import { BUILD_ADVICE, UnreadableBuildError } from '../../builds/unreadable-build-error';
import { SHELL, readShellBuild, type ShellBuild } from '../../modules/pages/shell-build';
import type { Check, Finding, SiteSettings } from '../check';
import { nameSome } from './name-some';

const SILENT = pino({ level: 'silent' });

function listHashes(build: ShellBuild): Map<string, string> {
  const builds = [build, ...(build.translations?.values() ?? [])];
  return new Map(
    builds.flatMap(({ integrity, starter }) => [...Object.entries(integrity), ...(starter ? [starter] : [])]),
  );
}

/** Describes what is wrong with the built shell in this folder, by the hashes that its build wrote. */
async function listProblems(shell: string): Promise<string[]> {
  const build = await readShellBuild(SILENT, shell);
  if (!build) return [`There are no built pages in ${shell}.`];
  const damaged: string[] = [];
  for (const [url, integrity] of listHashes(build)) {
    const name = url.slice('/shell/'.length);
    const bytes = await readFile(path.join(shell, 'dist', name)).catch(() => null);
    if (!bytes || computeIntegrity(bytes) !== integrity) damaged.push(name);
  }
  const problems: string[] = [];
  if (damaged.length > 0)
    problems.push(`Files in ${path.join(shell, 'dist')} are missing or damaged: ${nameSome(damaged)}.`);
  if (!build.openRenderer)
    problems.push(
      `The build for Node in ${path.join(shell, 'dist-node')} is missing, so browsers render the pages.`,
    );
  return problems;
}

/** Examines the built shell in this folder. */
export async function examineShell(shell: string): Promise<readonly Finding[]> {
  const problems = await listProblems(shell).catch((error: unknown) => {
    if (error instanceof UnreadableBuildError) return [error.problem];
    throw error;
  });
  return problems.map((problem) => ({ problem, advice: BUILD_ADVICE }));
}

/** Are about what the build wrote. */
export const BUILD_CHECKS: readonly Check<SiteSettings>[] = [
  { name: 'built pages', find: () => examineShell(SHELL) },
];
