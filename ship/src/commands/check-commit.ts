import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkSubject } from '../checks/commit-subject';
import { ROOT } from '../run';

const FROM_RANGE = '--range';

/** The message in a file (git hands it to its hook so), or the messages of a range such as `main..HEAD`. */
function readMessages([first = '', range = '']: readonly string[]): string[] {
  if (first !== FROM_RANGE) return [readFileSync(first, 'utf8')];
  const log = execFileSync('git', ['log', '--format=%s', range], { cwd: ROOT, encoding: 'utf8' });
  return log.split('\n').filter(Boolean);
}

for (const message of readMessages(process.argv.slice(2))) {
  const problem = checkSubject(message);
  if (!problem) continue;
  console.error(`${message.split('\n', 1).join('')}\n${problem}`);
  process.exitCode = 1;
}
