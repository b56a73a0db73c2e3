import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run';
import { applyChange } from './apply-change';
import { RECIPES } from './load-recipe';
import { readRecipe } from './read-recipe';

const TEXT = 'a\nb\nc\nb\nd\n';

it('applies hunks one after the other', () => {
  const hunks = [
    { before: ['a', 'b'], after: ['a', 'new', 'b'] },
    { before: ['b', 'd'], after: ['d'] },
  ];
  expect(applyChange('letters', TEXT, hunks)).toBe('a\nnew\nb\nc\nd\n');
});

it.each([
  ['nowhere', 'x', 0],
  ['in two places', 'b', 2],
])('refuses a hunk that fits %s', (_, line, places) => {
  expect(() => applyChange('letters', TEXT, [{ before: [line], after: [] }])).toThrow(
    `letters reads as follows in ${places} places, not in one:\n${line}`,
  );
});

/** A command of the recipe, which `npm run recipes` runs, writes the new lines of catalogues. */
const isWrittenByCommand = (file: string) => file.includes('/translations/');

/** Lists the files that a module imports by relative paths, without their endings. */
const listImports = (file: string, text: string) =>
  [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, imported = '']) =>
    path.posix.join(path.posix.dirname(file), imported),
  );

it.each([...RECIPES])('%s fits the files that it changes and imports', (_name, steps) => {
  const files = new Map<string, string>();
  const read = (file: string) => files.get(file) ?? readFileSync(path.join(ROOT, file), 'utf8');
  for (const step of steps) {
    if (step.kind === 'write') files.set(step.file, step.text);
    if (step.kind === 'change' && !isWrittenByCommand(step.file))
      files.set(step.file, applyChange(step.file, read(step.file), step.hunks));
  }
  const isThere = (file: string) => files.has(file) || existsSync(path.join(ROOT, file));
  const missing = [...files].flatMap(([file, text]) =>
    listImports(file, text).filter(
      (imported) => !['', '.ts', '.tsx', '/index.ts'].some((ending) => isThere(imported + ending)),
    ),
  );
  expect(missing).toEqual([]);
});

const fence = (info: string, ...lines: string[]) => ['```' + info, ...lines, '```', ''].join('\n');

it('reads new files, changes and commands in their order', () => {
  const recipe = [
    '# Add a colour\n',
    fence('css styles/blue.css', '.blue {', '}'),
    'Then:\n',
    fence('diff styles/all.css', " @import 'red.css';", "+@import 'blue.css';"),
    fence('sh', 'npm run check   # says what is wrong', '', 'npm run typecheck'),
  ].join('\n');
  expect(readRecipe(recipe)).toEqual([
    { kind: 'write', file: 'styles/blue.css', text: '.blue {\n}\n' },
    {
      kind: 'change',
      file: 'styles/all.css',
      hunks: [{ before: ["@import 'red.css';"], after: ["@import 'red.css';", "@import 'blue.css';"] }],
    },
    { kind: 'run', commands: ['npm run check', 'npm run typecheck'] },
  ]);
});

it('reads places of one file that lie apart', () => {
  const [step] = readRecipe(fence('diff a.ts', ' one', '-two', '@@', ' nine', '', '+ten'));
  expect(step).toMatchObject({
    hunks: [
      { before: ['one', 'two'], after: ['one'] },
      { before: ['nine', ''], after: ['nine', '', 'ten'] },
    ],
  });
});

it('reads blocks inside of lists without their indent', () => {
  const inList = fence('ts a.ts', 'const a = {', '  b: 1,', '};').replaceAll(/^(?=.)/gm, '   ');
  expect(readRecipe(`1. Write it:\n\n${inList}`)).toEqual([
    { kind: 'write', file: 'a.ts', text: 'const a = {\n  b: 1,\n};\n' },
  ]);
});

it('does nothing with blocks that only show something', () => {
  expect(readRecipe(fence('ts', 'const a = 1;') + fence('', 'npm start'))).toEqual([]);
});
