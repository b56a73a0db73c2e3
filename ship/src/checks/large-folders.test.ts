import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compareWithAllowed, findLargeFolders } from './large-folders';

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

it('accepts exactly what the list allows', () => {
  expect(compareWithAllowed(new Map([['room/src', 15]]), { 'room/src': 15 })).toEqual([]);
});

it('refuses a folder that grows, and one that is new on the list of large ones', () => {
  const found = new Map([
    ['room/src', 16],
    ['other', 13],
  ]);
  expect(compareWithAllowed(found, { 'room/src': 15 })).toEqual([
    'room/src holds 16 source files, at most 15: sort them.',
    'other holds 13 source files, at most 12: sort them.',
  ]);
});

it('asks for a shorter list when a folder got smaller', () => {
  expect(compareWithAllowed(new Map([['room/src', 14]]), { 'room/src': 15, gone: 20 })).toEqual([
    'room/src got smaller than the list of large folders allows: lower its number to 14.',
    'gone got smaller than the list of large folders allows: remove it.',
  ]);
});
