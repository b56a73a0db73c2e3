import { readFileSync } from 'node:fs';
import { findChangeBase, readGit } from '../suite/change-base';
import { checkSubject } from '../checks/commit-subject';

const FROM_RANGE = '--range';

/**
 * Returns the message in a file, which git passes to its hook, or the messages of a range. The default range is the
 * current change.
 */
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
