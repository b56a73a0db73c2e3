import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkChangelog } from './changelogs';

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
  expect(checkChangelog(root, 'shared-ui')).toEqual(['shared-ui has no CHANGELOG.md, and teams install it.']);
});
