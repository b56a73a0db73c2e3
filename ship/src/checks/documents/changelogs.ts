import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Matches headings such as `## 2.0.0, 2026-11-26`. */
const NEWEST_ENTRY = /^## (.+)$/m;
const DATED_VERSION = /^(\d+\.\d+\.\d+), \d{4}-\d\d-\d\d$/;

/** Checks that the newest entry of a changelog is about the current version, since teams look there for its changes. */
export function checkChangelog(root: string, room: string): string[] {
  const file = path.join(root, room, 'CHANGELOG.md');
  if (!existsSync(file)) return [`${room} has no CHANGELOG.md, and teams install it.`];
  const { version } = JSON.parse(readFileSync(path.join(root, room, 'package.json'), 'utf8')) as {
    version: string;
  };
  const entry = NEWEST_ENTRY.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return DATED_VERSION.exec(entry)?.[1] === version
    ? []
    : [`${room}/CHANGELOG.md begins with “${entry}”, not with ${version} and its date.`];
}
