import type { Hunk } from './read-recipe';

/** A recipe no longer fits what it changes. */
export class RecipeError extends Error {
  override readonly name = 'RecipeError';
}

function applyHunk(file: string, text: string, { before, after }: Hunk): string {
  const lines = text.split('\n');
  const places = [...lines.keys()].filter((start) =>
    before.every((line, offset) => lines[start + offset] === line),
  );
  const [place] = places;
  if (place === undefined || places.length > 1)
    throw new RecipeError(
      `${file} reads as follows in ${places.length} places, not in one:\n${before.join('\n')}`,
    );
  return [...lines.slice(0, place), ...after, ...lines.slice(place + before.length)].join('\n');
}

/** A file with the hunks of a recipe applied. Each of them has to fit in one place and in no other. */
export const applyChange = (file: string, text: string, hunks: readonly Hunk[]): string =>
  hunks.reduce((changed, hunk) => applyHunk(file, changed, hunk), text);
