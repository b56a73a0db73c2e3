import { execFileSync } from 'node:child_process';
import { ROOT, packageProgram, run } from '../run';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
const listFiles = (...args: string[]) =>
  git(...args, '--name-only', '-z')
    .split('\0')
    .filter(Boolean);

const prettier = (mode: '--write' | '--check', files: readonly string[]) =>
  run(packageProgram('prettier'), [mode, '--ignore-unknown', '--log-level', 'warn', ...files]);

const staged = listFiles('diff', '--cached', '--diff-filter=ACMR');
const changedSince = new Set(listFiles('diff'));
/** Formatting these files would stage the parts that were left out on purpose. */
const partly = staged.filter((file) => changedSince.has(file));
const whole = staged.filter((file) => !changedSince.has(file));

if (whole.length > 0) {
  process.exitCode = await prettier('--write', whole);
  git('add', '--', ...whole);
}
if (partly.length > 0 && (await prettier('--check', partly)) !== 0) process.exitCode = 1;
