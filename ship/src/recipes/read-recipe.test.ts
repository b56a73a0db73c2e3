import { readRecipe } from './read-recipe';

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
