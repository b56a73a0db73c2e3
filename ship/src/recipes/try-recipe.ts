import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../run';
import { RecipeError, applyChange } from './apply-change';
import type { RecipeStep } from './read-recipe';

/**
 * Returns the checks that must pass after a recipe, besides its own commands. `files` are those that it has written.
 */
const listChecks = (files: readonly string[]): string[] => [
  `npx prettier --check --log-level=warn ${files.join(' ')}`,
  `npx eslint --max-warnings 0 --no-warn-ignored ${files.filter((file) => /\.tsx?$/.test(file)).join(' ')}`,
  'npm run --silent check',
  'npm run --silent typecheck',
];

async function runCommand(command: string, folder: string): Promise<void> {
  console.log(`  ${command}`);
  const code = await run('sh', ['-c', command], { cwd: folder });
  if (code !== 0) throw new RecipeError(`“${command}” ended with ${code}.`);
}

async function followStep(step: RecipeStep, folder: string): Promise<string[]> {
  if (step.kind === 'run') {
    for (const command of step.commands) await runCommand(command, folder);
    return [];
  }
  const file = path.join(folder, step.file);
  mkdirSync(path.dirname(file), { recursive: true });
  const text =
    step.kind === 'write' ? step.text : applyChange(step.file, readFileSync(file, 'utf8'), step.hunks);
  writeFileSync(file, text);
  return [step.file];
}

/** Follows a recipe in a copy of the tree and checks the result. Throws a `RecipeError` if something fails. */
export async function tryRecipe(steps: readonly RecipeStep[], folder: string): Promise<void> {
  const files = new Set<string>();
  for (const step of steps) for (const file of await followStep(step, folder)) files.add(file);
  for (const command of listChecks([...files])) await runCommand(command, folder);
}
