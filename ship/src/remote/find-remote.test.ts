import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findRemote } from './find-remote';

const root = mkdtempSync(path.join(os.tmpdir(), 'narthex-find-'));
const make = (folder: string, name: string) => {
  mkdirSync(path.join(root, folder, 'src'), { recursive: true });
  writeFileSync(path.join(root, folder, 'remote.json'), JSON.stringify({ name }));
};
make('site/remotes/choirs', 'choirs');
make('a-clone', 'music-dashboard');
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['choirs', 'site', 'site/remotes/choirs'],
  ['choirs', 'site/remotes/choirs/src', 'site/remotes/choirs'],
  ['music-dashboard', 'a-clone', 'a-clone'],
  [undefined, 'a-clone/src', 'a-clone'],
])('finds %s from %s', (name, from, folder) => {
  expect(findRemote(name, path.join(root, from))?.folder).toBe(path.join(root, folder));
});

it.each([
  ['choirs', 'a-clone'],
  ['music', 'site'],
  [undefined, 'site'],
])('finds no %s from %s', (name, from) => {
  expect(findRemote(name, path.join(root, from))).toBeNull();
});
