import { RecipeError } from '../recipes/apply-change';
import { RECIPES } from '../recipes/load-recipe';
import { withTreeCopy } from '../recipes/tree-copy';
import { tryRecipe } from '../recipes/try-recipe';
import { createNpmCommand } from '../terminal/npm-command';

const { args: asked } = createNpmCommand(
  'recipes',
  'follows the recipes of docs/recipes in a copy of the tree',
)
  .argument('[names...]', 'only these, such as add-a-page')
  .parse();
const unknown = asked.filter((name) => !RECIPES.has(name));
if (unknown.length > 0) {
  console.error(
    `There is no recipe to try called ${unknown.join(' or ')}: ${[...RECIPES.keys()].join(', ')}.`,
  );
  process.exitCode = 1;
}
for (const [name, steps] of unknown.length > 0 ? [] : RECIPES) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const started = Date.now();
  console.log(name);
  try {
    await withTreeCopy((folder) => tryRecipe(steps, folder));
    console.log(`  works (${Math.round((Date.now() - started) / 1000)} s)`);
  } catch (cause) {
    if (!(cause instanceof RecipeError)) throw cause;
    console.error(`  ${cause.message}`);
    process.exitCode = 1;
  }
}
