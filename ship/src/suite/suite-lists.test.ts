import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import SLOW_SUITES from '../../../tooling/testing/slow-suites.json';
import { ROOT } from '../run';
import { SUITES_ON_ENGINE, SUITES_ON_NEWER_NODE, SWEEPS } from './suite-lists';

const testFiles = (folder: string) => {
  const files = existsSync(path.join(ROOT, folder))
    ? readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    : [];
  return files
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')));
};
const remotes = readdirSync(path.join(ROOT, 'remotes')).map((remote) => `remotes/${remote}`);
const all = [...readdirSync(ROOT), ...remotes]
  .flatMap((room) => [`${room}/src`, `${room}/test`, `${room}/tests`])
  .flatMap(testFiles);

it.each([...SLOW_SUITES, ...SWEEPS, ...SUITES_ON_ENGINE, ...SUITES_ON_NEWER_NODE])(
  '%s is the path of a suite',
  (pattern) => {
    expect(all).toContainEqual(expect.stringMatching(pattern));
  },
);
