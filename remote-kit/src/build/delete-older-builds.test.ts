import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deleteOlderBuilds } from './delete-older-builds';

let root: string;
const remote = () => path.join(root, 'remote');

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'narthex-older-builds-'));
  for (const name of ['remote/dist/1.0.0-old', 'remote/dist/1.0.0-new', 'output', 'precious'])
    mkdirSync(path.join(root, name), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it('leaves only the new version in the dist of the remote', () => {
  deleteOlderBuilds(remote(), path.join(remote(), 'dist/1.0.0-new'));
  expect(readdirSync(path.join(remote(), 'dist'))).toEqual(['1.0.0-new']);
});

it('deletes nothing when the output lies elsewhere', () => {
  deleteOlderBuilds(remote(), path.join(root, 'output'));
  expect(readdirSync(root)).toEqual(['output', 'precious', 'remote']);
  expect(readdirSync(path.join(remote(), 'dist'))).toEqual(['1.0.0-new', '1.0.0-old']);
});
