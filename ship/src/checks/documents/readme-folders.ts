import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the folders of `src` that the README of a room doesn't name, one sentence each. */
export function findUnnamedFolders(root: string, room: string): string[] {
  const readme = path.join(root, room, 'README.md');
  const source = path.join(root, room, 'src');
  if (!existsSync(readme) || !existsSync(source)) return [];
  const text = readFileSync(readme, 'utf8');
  const isNamed = (folder: string) => new RegExp(`\`(src/)?${folder}(/[^\`]*)?\``).test(text);
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isNamed(entry.name))
    .map(({ name }) => `${room}/README.md doesn't say what \`${name}\` holds.`);
}
