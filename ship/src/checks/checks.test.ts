import fs, { readFileSync, mkdtempSync, realpathSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FONT_PARTS, listCharacters } from '../../../tooling/build-plugins/font-parts';
import ProcessEnvironment from '../../../tooling/testing/jest.environment';
import { ROOT } from '../run';
import { checkSubject } from './commit-subject';
import { findCycles, readImportGraph } from './import-cycles';
import { describeLargeFolders, findLargeFolders } from './large-folders';
import { checkLicences } from './licences';

it.each([
  'feat(server): List events page by page',
  'perf(public-site): Load the slider shortly before it moves',
  'fix(shell,public-site): Close the menu',
  'docs(build): Tell how a remote is added\n\nA longer body that says why, as long as it likes to be, on any number of lines.',
  `fix(e2e): Wait ${'a'.repeat(57)}`,
  'docs: Say what concerns the whole repository',
  'fix(server): Process mail that is late',
  'fix(server): Bring back what was lost',
  'feat(server): Feed the index of the search',
  'Merge branch wt-pages',
  'Revert "feat(server): List events page by page"',
])('takes %j', (message) => {
  expect(checkSubject(message)).toBeNull();
});

it.each([
  `fix(e2e): Wait ${'a'.repeat(58)}`,
  'List events page by page',
  'feature(server): List events page by page',
  'feat(): List events page by page',
  'feat(server) List events page by page',
  'feat(Server): List events page by page',
  'feat(server): List events page by page.',
  'feat(server): list events page by page',
  'feat(server): ',
  '',
])('refuses %j', (message) => {
  expect(checkSubject(message)).toMatch(/^The subject/);
});

it.each(['Lists', 'Listing', 'Listed', 'The', 'What'])('refuses “%s” as the verb', (word) => {
  expect(checkSubject(`feat(server): ${word} events`)).toContain(`“${word}” is no verb in the imperative.`);
});

const CSS = readFileSync(path.join(ROOT, 'shared-ui/src/styles/fonts.css'), 'utf8');

it('cuts each font into the parts whose characters the styles name', () => {
  const named = [...CSS.matchAll(/\.woff2\?(\w+)'[^}]*unicode-range:([^;]+);/g)].map(
    ([, part, range = '']) => [part, range.replace(/\s+/g, ' ').trim()],
  );
  const parts = Object.entries(FONT_PARTS);
  expect(named).toEqual([...parts, ...parts]);
});

it('has each character in one part, and what every page contains in the first', () => {
  const first = listCharacters(FONT_PARTS.first);
  const others = listCharacters(FONT_PARTS.rest) + listCharacters(FONT_PARTS.names);
  expect([...others].filter((character) => first.includes(character))).toEqual([]);
  const text =
    'Ng’ombe wa Mungu, “Karibu”: Saa 8:20 – 12:45 (Jumamosi); come & see! Who’s new? © 90% · +254 a@b.test * …';
  expect([...text].filter((character) => !first.includes(character))).toEqual([]);
  for (const character of 'éüßçñŒ€×#ĩŨ') expect(others).toContain(character);
});

describe('import cycles', () => {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'narthex-cycles-')));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('finds nothing where imports lead one way', () => {
    const graph = new Map([
      ['page', ['form', 'list']],
      ['form', ['field']],
      ['list', ['field']],
      ['field', []],
    ]);
    expect(findCycles(graph)).toEqual([]);
  });

  it('names the files of each circle, however long', () => {
    const graph = new Map([
      ['start', ['b']],
      ['b', ['c', 'x']],
      ['c', ['d']],
      ['d', ['b']],
      ['x', ['y']],
      ['y', ['x', 'outside']],
    ]);
    expect(findCycles(graph)).toEqual([
      ['x', 'y'],
      ['b', 'c', 'd'],
    ]);
  });

  it('counts imports of types', () => {
    const files = {
      'tsconfig.json': '{ "compilerOptions": { "moduleResolution": "bundler", "module": "esnext" } }',
      'one.ts': "import type { Two } from './two';\nexport interface One { two: Two }",
      'two.ts': "import type { One } from './one';\nexport interface Two { one: One }",
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    const cycles = findCycles(readImportGraph(path.join(folder, 'tsconfig.json')));
    expect(cycles).toEqual([[path.join(folder, 'one.ts'), path.join(folder, 'two.ts')]]);
  });
});

describe('large folders', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'narthex-folders-'));
  afterAll(() => rmSync(root, { recursive: true }));

  function fill(folder: string, count: number, ending = 'ts') {
    mkdirSync(path.join(root, folder), { recursive: true });
    for (let file = 0; file < count; file += 1) {
      writeFileSync(path.join(root, folder, `${file}.${ending}`), '');
    }
  }

  it('names folders with more than a dozen source files, not counting what else lies there', () => {
    fill('small', 12);
    fill('small/texts', 20, 'md');
    fill('room/src', 13);
    fill('room/node_modules/package', 40);
    expect([...findLargeFolders(root)]).toEqual([['room/src', 13]]);
  });

  it('says how far a folder has grown', () => {
    expect(describeLargeFolders(new Map([['room/src', 13]]))).toEqual([
      'room/src holds 13 source files, at most 12: sort them.',
    ]);
  });
});

/** Checks a lock file with one library. */
function lock(entry: object, folder = 'node_modules/a'): string[] {
  const root = mkdtempSync(path.join(os.tmpdir(), 'narthex-licences-'));
  const packages = { '': { name: 'narthex' }, server: { name: '@narthex/server' }, [folder]: entry };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));
  try {
    return checkLicences(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

it.each([
  ['an allowed licence', { license: 'MIT' }],
  ['one allowed licence to choose', { license: '(GPL-3.0-only OR Apache-2.0)' }],
  ['two allowed licences at once', { license: 'Apache-2.0 AND LGPL-3.0-or-later' }],
  ['any licence that only development needs', { license: 'GPL-3.0-only', dev: true }],
])('takes %s', (_what, entry) => {
  expect(lock(entry)).toEqual([]);
});

it.each([
  ['GPL-3.0-only', { license: 'GPL-3.0-only' }],
  ['MIT AND SSPL-1.0', { license: 'MIT AND SSPL-1.0' }],
  ['no licence', {}],
])('asks about %s', (licence, entry) => {
  const sentence = `a has ${licence}: look at it, and allow it in licences.ts.`;
  expect(lock(entry)).toEqual([sentence]);
  expect(lock(entry, 'node_modules/b/node_modules/a')).toEqual([sentence]);
});

const begin = () => new ProcessEnvironment({ projectConfig: { fakeTimers: {} } } as never);

interface Leak {
  readonly leave: (environment: ProcessEnvironment) => void;
  readonly read: () => unknown;
}

const LEAKS: Readonly<Record<string, Leak>> = {
  'a global of its own': {
    leave: () => Object.assign(globalThis, { leftBehind: true }),
    read: () => 'leftBehind' in globalThis,
  },
  'a symbol of its own': {
    leave: () => Object.assign(globalThis, { [Symbol.for('left behind')]: true }),
    read: () => Symbol.for('left behind') in globalThis,
  },
  'a replaced global': {
    leave: () => Object.assign(globalThis, { fetch: () => null }),
    read: () => globalThis.fetch,
  },
  'a new environment variable': {
    leave: () => Object.assign(process.env, { LEFT_BEHIND: 'yes' }),
    read: () => process.env['LEFT_BEHIND'],
  },
  'a changed environment variable': {
    leave: () => Object.assign(process.env, { TZ: 'Pacific/Auckland' }),
    read: () => process.env['TZ'],
  },
  'a deleted environment variable': {
    leave: () => Reflect.deleteProperty(process.env, 'TZ'),
    read: () => process.env['TZ'],
  },
  'an exit code': { leave: () => Object.assign(process, { exitCode: 3 }), read: () => process.exitCode },
  'a replaced exit': {
    leave: () => Object.assign(process, { exit: () => null }),
    read: () => process.exit,
  },
  'fake timers': { leave: (suite) => suite.fakeTimersModern.useFakeTimers(), read: () => setTimeout },
  'a fake date': { leave: (suite) => suite.fakeTimersModern.useFakeTimers(), read: () => Date },
  'a spy on a core module': {
    leave: (suite) => suite.moduleMocker.spyOn(fs, 'existsSync'),
    read: () => fs.existsSync,
  },
  'a spy on a built-in object': {
    leave: (suite) => suite.moduleMocker.spyOn(Date, 'now'),
    read: () => Date.now,
  },
};

it.each(Object.entries(LEAKS))('undoes %s after a suite', async (_, { leave, read }) => {
  const before = read();
  const suite = begin();
  leave(suite);
  expect(read()).not.toBe(before);
  await suite.teardown();
  expect(read()).toBe(before);
});

it('has no realm for a suite that is over', async () => {
  const suite = begin();
  expect(suite.getVmContext()).toBe(globalThis);
  await suite.teardown();
  expect(suite.getVmContext()).toBeNull();
});
