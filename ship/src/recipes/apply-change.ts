import type { Hunk } from './read-recipe';

/** Thrown if a recipe no longer matches the files it changes. */
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

/** Returns a file with the hunks of a recipe applied. Each hunk must match exactly one place. */
export const applyChange = (file: string, text: string, hunks: readonly Hunk[]): string =>
  hunks.reduce((changed, hunk) => applyHunk(file, changed, hunk), text);
