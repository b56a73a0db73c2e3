import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDecisionIndex } from './decision-index';

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
