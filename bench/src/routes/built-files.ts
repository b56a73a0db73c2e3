import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { builtRooms } from '../../../tooling/build-plugins/built';
import { SiteError } from '../sites/site';

/** A text of each library that no minifier changes, and that nothing else holds. */
const MARKS = { slider: 'slidesPerGroupSkip', toasts: 'Toastify__toast-container' } as const;

/** The names of the built scripts that hold a library. */
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

/** Looks the libraries up in the build by what is in its files: their names are the bundler's to choose. */
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
