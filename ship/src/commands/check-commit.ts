import { readFileSync } from 'node:fs';
import { findChangeBase, readGit } from '../changes/change-base';
import { checkSubject } from '../checks/commit-subject';

const FROM_RANGE = '--range';

/** The message in a file (git hands it to its hook so), or the messages of a range; of the change when none is named. */
function readMessages([first = '', range = '']: readonly string[]): string[] {
  if (first !== FROM_RANGE) return [readFileSync(first, 'utf8')];
  const log = readGit('log', '--format=%s', range || `${findChangeBase()}..HEAD`);
  return log.split('\n').filter(Boolean);
}

for (const message of readMessages(process.argv.slice(2))) {
  const problem = checkSubject(message);
  if (!problem) continue;
  console.error(`${message.split('\n', 1).join('')}\n${problem}`);
  process.exitCode = 1;
}
