import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { builtRooms } from '../../../tooling/build-plugins/built';
import { SiteError } from '../sites/site';

/** Each text is part of one library only, and no minifier changes it. */
const MARKS = { slider: 'slidesPerGroupSkip', toasts: 'Toastify__toast-container' } as const;

/** Contains the names of the built scripts with each library. */
export type LibraryFiles = Readonly<Record<keyof typeof MARKS, ReadonlySet<string>>>;

async function builtScripts(root: string): Promise<string[]> {
  const folders = builtRooms().map((room) => path.join(root, room, 'dist'));
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((file) => path.join(folder, file)),
    ),
  );
  return lists.flat().filter((file) => file.endsWith('.js'));
}

/** Finds the scripts with the libraries by their content, since the bundler chooses their names. */
export async function findLibraries(root: string): Promise<LibraryFiles> {
  const found = { slider: new Set<string>(), toasts: new Set<string>() };
  for (const file of await builtScripts(root)) {
    const text = await readFile(file, 'utf8');
    if (text.includes(MARKS.slider)) found.slider.add(path.basename(file));
    if (text.includes(MARKS.toasts)) found.toasts.add(path.basename(file));
  }
  for (const [library, files] of Object.entries(found)) {
    if (files.size === 0) throw new SiteError(`No built script holds the ${library}: mend their mark.`);
  }
  return found;
}
