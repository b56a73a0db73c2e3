import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run';
import { SUITES_ON_ENGINE } from './suites-on-engine';

const testFiles = (room: string) => {
  const folder = path.join(ROOT, room, 'src');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return files
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(room, 'src', file.replaceAll(path.sep, '/')));
};
const remotes = readdirSync(path.join(ROOT, 'remotes')).map((remote) => `remotes/${remote}`);
const all = [...readdirSync(ROOT), ...remotes].flatMap(testFiles);

it.each(SUITES_ON_ENGINE)('%s is the path of a suite', (pattern) => {
  expect(all).toContainEqual(expect.stringMatching(pattern));
});
