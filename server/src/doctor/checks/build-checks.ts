import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { computeIntegrity } from '../../builds/integrity';
import { SHELL, readShellBuild, type ShellBuild } from '../../modules/pages/shell-build';
import type { Check, Finding, SiteSettings } from '../check';
import { nameSome } from './name-some';

const ADVICE = 'Run npm run build, or install the release again.';
const SILENT = pino({ level: 'silent' });

function listHashes(build: ShellBuild): Map<string, string> {
  const builds = [build, ...(build.translations?.values() ?? [])];
  return new Map(
    builds.flatMap(({ integrity, starter }) => [...Object.entries(integrity), ...(starter ? [starter] : [])]),
  );
}

/** Compares the built shell in this folder with the hashes that its build wrote. */
export async function examineShell(shell: string): Promise<readonly Finding[]> {
  const build = await readShellBuild(SILENT, shell);
  if (!build) return [{ problem: `There are no built pages in ${shell}.`, advice: ADVICE }];
  const damaged: string[] = [];
  for (const [url, integrity] of listHashes(build)) {
    const name = url.slice('/shell/'.length);
    const bytes = await readFile(path.join(shell, 'dist', name)).catch(() => null);
    if (!bytes || computeIntegrity(bytes) !== integrity) damaged.push(name);
  }
  const findings: Finding[] = [];
  if (damaged.length > 0) {
    const problem = `${damaged.length} files in ${path.join(shell, 'dist')} are missing or damaged: ${nameSome(damaged)}.`;
    findings.push({ problem, advice: ADVICE });
  }
  if (!build.openRenderer) {
    const problem = `The build for Node in ${path.join(shell, 'dist-node')} is missing, so browsers render the pages.`;
    findings.push({ problem, advice: ADVICE });
  }
  return findings;
}

/** Are about what the build wrote. */
export const BUILD_CHECKS: readonly Check<SiteSettings>[] = [
  { name: 'built pages', find: () => examineShell(SHELL) },
];
