import { execFileSync } from 'node:child_process';
import { ROOT } from '../run';

/** On the main branch itself: how far before its last commit a change began. */
const CHANGE_BEGAN_HOURS = 12;
/** More than all files of this repository have. */
const MAX_OUTPUT_BYTES = 2 ** 28;

/** What a git command prints about this repository, without the last line's end. */
export const readGit = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES }).trim();

/** The commit that the change starts from: where the branch left main or, on main, the last one of hours before. */
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
