import { execFileSync } from 'node:child_process';
import { ROOT } from '../run';

/** On the main branch itself, a change is assumed to have begun this long before its last commit. */
const CHANGE_BEGAN_HOURS = 12;
/** The limit exceeds the output for all files of this repository. */
const MAX_OUTPUT_BYTES = 2 ** 28;

/** Returns the output of a git command in this repository without the final line break. */
export const readGit = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES }).trim();

/**
 * Returns the commit that the change starts from: the branch point from main or, on main, the last commit before the
 * change began.
 */
export function findChangeBase(): string {
  const head = readGit('rev-parse', 'HEAD');
  const main = ['origin/main', 'main'].find((name) =>
    readGit('branch', '--all', '--list', name, `remotes/${name}`),
  );
  const fork = main ? readGit('merge-base', 'HEAD', main) : head;
  if (fork !== head) return fork;
  const began = Number(readGit('log', '-1', '--format=%ct')) - CHANGE_BEGAN_HOURS * 3_600;
  return readGit('rev-list', '-1', `--before=${began}`, 'HEAD');
}
