import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describeLargeFolders, findLargeFolders } from './large-folders';

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
