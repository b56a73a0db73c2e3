import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run';
import { readRecipe, type RecipeStep } from './read-recipe';

const FOLDER = path.join(ROOT, 'docs/recipes');

/** Recipes with instructions, by name, such as `add-a-page`. The others only explain. */
export const RECIPES: ReadonlyMap<string, readonly RecipeStep[]> = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map(
      (file) =>
        [path.basename(file, '.md'), readRecipe(readFileSync(path.join(FOLDER, file), 'utf8'))] as const,
    )
    .filter(([, steps]) => steps.length > 0),
);
