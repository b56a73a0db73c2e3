import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run';
import { applyChange } from './apply-change';
import { RECIPES } from './load-recipe';

/** A command of the recipe, which `npm run recipes` runs, writes the new lines of catalogues. */
const isWrittenByCommand = (file: string) => file.includes('/translations/');

it.each([...RECIPES])('%s fits the files that it changes', (_name, steps) => {
  const files = new Map<string, string>();
  const read = (file: string) => files.get(file) ?? readFileSync(path.join(ROOT, file), 'utf8');
  for (const step of steps) {
    if (step.kind === 'write') files.set(step.file, step.text);
    if (step.kind === 'change' && !isWrittenByCommand(step.file))
      files.set(step.file, applyChange(step.file, read(step.file), step.hunks));
  }
});
