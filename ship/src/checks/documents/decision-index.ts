import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'docs/decisions';
const RECORD = /^(\d{4})-.*\.md$/;

/**
 * Returns the records that the index lacks or names differently, one sentence each. The title of a record is its
 * heading.
 */
export function checkDecisionIndex(root: string): string[] {
  const folder = path.join(root, FOLDER);
  const index = new Set(readFileSync(path.join(folder, 'README.md'), 'utf8').split('\n'));
  return readdirSync(folder).flatMap((file) => {
    const number = RECORD.exec(file)?.[1];
    if (number === undefined) return [];
    const heading = readFileSync(path.join(folder, file), 'utf8').split('\n', 1)[0] ?? '';
    const start = `# ${number}: `;
    if (!heading.startsWith(start)) return [`${FOLDER}/${file} doesn't begin with “${start}”.`];
    const line = `- [${number}](${file}): ${heading.slice(start.length)}`;
    return index.has(line) ? [] : [`${FOLDER}/README.md lacks the line “${line}”.`];
  });
}
