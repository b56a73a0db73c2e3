import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ASSET_ENDINGS } from '../build/asset-files';
import { jestProject } from './jest-project';
import { listModulePackages } from './module-packages';

it('lists the installed packages that are ES modules', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-modules-'));
  for (const [name, type] of [
    ['songs', 'module'],
    ['@choirs/scores', 'module'],
    ['bells', 'commonjs'],
    ['drums', undefined],
  ] as const) {
    mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, name, 'package.json'), JSON.stringify({ name, type }));
  }
  mkdirSync(path.join(folder, '.bin'));
  expect(listModulePackages(folder)).toEqual(['@choirs/scores', 'songs']);
  expect(listModulePackages(path.join(folder, 'nothing'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

it.each([
  ['axios/index.js', true],
  ['a/node_modules/axios/index.js', true],
  ['axios/dist/node/axios.cjs', false],
  ['react/index.js', false],
  ['axios/node_modules/react/index.js', false],
  ['react/index.mjs', true],
  ['@narthex/shared-ui/src/index.js', true],
])('compiles %s: %s', (file, isCompiled) => {
  const ignored = jestProject().transformIgnorePatterns.map((pattern) => new RegExp(pattern));
  expect(!ignored.some((pattern) => pattern.test(`/team/node_modules/${file}`))).toBe(isCompiled);
});

it('has types for each asset that code can import', () => {
  const types = readFileSync(path.join(__dirname, '../../assets.d.ts'), 'utf8');
  expect(ASSET_ENDINGS.filter((ending) => !types.includes(`'*.${ending}'`))).toEqual([]);
});
