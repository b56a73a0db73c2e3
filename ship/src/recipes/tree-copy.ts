import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readGit } from '../suite/change-base';
import { ROOT } from '../run';

const OWN_PACKAGES = '@narthex';
/** Results of the last type check. With them, the check of the copy covers only the changes of the recipe. */
const TYPE_CHECK = '.cache/typecheck.tsbuildinfo';

/** Links the installed packages to their original place, and the rooms to those of the copy. */
function linkPackages(source: string, target: string): void {
  if (!existsSync(source)) return;
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source)) {
    if (entry === '.cache') continue;
    if (entry === OWN_PACKAGES)
      cpSync(path.join(source, entry), path.join(target, entry), {
        recursive: true,
        verbatimSymlinks: true,
      });
    else symlinkSync(path.join(source, entry), path.join(target, entry));
  }
}

/** Returns all files of the tree that git doesn't ignore, committed or not. */
const listFiles = (): string[] =>
  readGit('ls-files', '--cached', '--others', '--exclude-standard')
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));

/** Calls back with a copy of the working tree, which is removed afterwards. */
export async function withTreeCopy<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-recipe-'));
  try {
    const files = listFiles();
    for (const file of files) cpSync(path.join(ROOT, file), path.join(folder, file));
    const rooms = files.filter((file) => path.basename(file) === 'package.json').map(path.dirname);
    for (const room of rooms)
      linkPackages(path.join(ROOT, room, 'node_modules'), path.join(folder, room, 'node_modules'));
    if (existsSync(path.join(ROOT, TYPE_CHECK)))
      cpSync(path.join(ROOT, TYPE_CHECK), path.join(folder, TYPE_CHECK));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
