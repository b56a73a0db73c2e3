import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../run';
import { checkChangelog } from './changelogs';
import { checkDecisionIndex } from './decision-index';
import { checkNamedFiles } from './named-files';
import { findUnnamedFolders } from './readme-folders';

describe('changelogs', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'narthex-changelog-'));
    mkdirSync(path.join(root, 'shared-ui'));
    writeFileSync(path.join(root, 'shared-ui/package.json'), JSON.stringify({ version: '2.1.0' }));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const checkWith = (newest: string) => {
    writeFileSync(
      path.join(root, 'shared-ui/CHANGELOG.md'),
      `# Changes\n\n## ${newest}\n\n- A line.\n\n## 1.0.0, 2026-11-21\n`,
    );
    return checkChangelog(root, 'shared-ui');
  };

  it('accepts the version of the package with its date', () => {
    expect(checkWith('2.1.0, 2026-11-26')).toEqual([]);
  });

  it.each(['Unreleased', '2.1.0', '2.0.0, 2026-11-26'])(
    'refuses “%s” as the newest entry of 2.1.0',
    (newest) => {
      expect(checkWith(newest)).toEqual([
        `shared-ui/CHANGELOG.md begins with “${newest}”, not with 2.1.0 and its date.`,
      ]);
    },
  );

  it('asks for a changelog where there is none', () => {
    expect(checkChangelog(root, 'shared-ui')).toEqual([
      'shared-ui has no CHANGELOG.md, and teams install it.',
    ]);
  });
});

describe('decision index', () => {
  let root = '';
  const write = (file: string, text: string) => writeFileSync(path.join(root, 'docs/decisions', file), text);
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'narthex-decisions-'));
    mkdirSync(path.join(root, 'docs/decisions'), { recursive: true });
    write('README.md', '# Decisions\n\n- [0001](0001-times.md): One table holds the times\n');
    write('0001-times.md', '# 0001: One table holds the times\n\nText.\n');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('accepts an index that has the heading of each record', () => {
    expect(checkDecisionIndex(root)).toEqual([]);
  });

  it('names the line that the index lacks', () => {
    write('0002-toasts.md', '# 0002: Toasts travel as an event\n');
    expect(checkDecisionIndex(root)).toEqual([
      'docs/decisions/README.md lacks the line “- [0002](0002-toasts.md): Toasts travel as an event”.',
    ]);
  });

  it('refuses a line that says something else than the record', () => {
    write('0001-times.md', '# 0001: Times stand in texts\n');
    expect(checkDecisionIndex(root)).toHaveLength(1);
  });

  it('asks for the number in the heading', () => {
    write('0001-times.md', '# One table holds the times\n');
    expect(checkDecisionIndex(root)).toEqual(["docs/decisions/0001-times.md doesn't begin with “# 0001: ”."]);
  });
});

/** Checks a folder with a document and the files `server/a.test.ts` and `docs/b.md`. */
function write(text: string): string[] {
  const root = mkdtempSync(path.join(os.tmpdir(), 'narthex-named-'));
  for (const folder of ['server', 'docs']) mkdirSync(path.join(root, folder));
  writeFileSync(path.join(root, 'server/a.test.ts'), '');
  writeFileSync(path.join(root, 'docs/b.md'), '');
  writeFileSync(path.join(root, 'docs/table.md'), text);
  try {
    return checkNamedFiles(root, ['docs/table.md']);
  } finally {
    rmSync(root, { recursive: true });
  }
}

it.each([
  'see `server/a.test.ts`, [b](b.md), [c](../server/a.test.ts#c) and the folder `server/`',
  'calls `/api/docs`, `npm sbom` and `nosniff` at [there](https://example.org/x)',
])('finds nothing to say of: %s', (text) => {
  expect(write(text)).toEqual([]);
});

it.each([
  ['`server/gone.test.ts` and `server/gone.test.ts`', 'server/gone.test.ts'],
  ['[a decision](decisions/0001.md)', 'docs/decisions/0001.md'],
  ['[a part](../server/gone.md#part)', 'server/gone.md'],
])('names what is missing of: %s', (text, file) => {
  expect(write(text)).toEqual([`docs/table.md names ${file}, which doesn't exist.`]);
});

it('holds for the documents about security', () => {
  expect(checkNamedFiles(ROOT)).toEqual([]);
});

describe('readme folders', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'narthex-readme-'));
    for (const folder of ['lists', 'src-map', 'time'])
      mkdirSync(path.join(root, 'server/src', folder), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('finds the folders that a README leaves out', () => {
    writeFileSync(
      path.join(root, 'server/README.md'),
      '| `src/lists` | one way to list |\n| `time/` | times |',
    );
    expect(findUnnamedFolders(root, 'server')).toEqual([
      "server/README.md doesn't say what `src-map` holds.",
    ]);
  });

  it('asks nothing of a room without a README', () => {
    expect(findUnnamedFolders(root, 'server')).toEqual([]);
  });
});
