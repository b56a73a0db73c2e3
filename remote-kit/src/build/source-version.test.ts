import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isRemoteBuilt, sourceVersion } from './source-version';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const team = () => path.join(root, 'team');

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'narthex-version-'));
  const dependencies = { '@narthex/shared-ui': '1.0.0', react: '19.0.0' };
  write('team/package.json', JSON.stringify({ name: 'music', version: '1.2.0', dependencies }));
  write('team/package-lock.json', '{}');
  write('team/src/remote-app.tsx', 'export default 1;');
  write('team/node_modules/@narthex/remote-kit/package.json', '{}');
  write('team/node_modules/@narthex/remote-kit/dist/build.js', 'kit');
  const peerDependencies = { '@narthex/shared-contracts': '^1.0.0' };
  write('team/node_modules/@narthex/shared-ui/package.json', JSON.stringify({ peerDependencies }));
  write('team/node_modules/@narthex/shared-ui/dist/index.js', 'ui');
  write('team/node_modules/@narthex/shared-contracts/package.json', '{}');
  write('team/node_modules/@narthex/shared-auth/package.json', '{}');
  write('team/node_modules/react/package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

it('is the version of the package and ten digits of what it is built from', () => {
  expect(sourceVersion(team())).toMatch(/^1\.2\.0-[0-9a-f]{10}$/);
});

it.each([
  ['a source', 'team/src/remote-app.tsx'],
  ['a new source', 'team/src/other.ts'],
  ['the lockfile', 'team/package-lock.json'],
  ['the kit', 'team/node_modules/@narthex/remote-kit/dist/build.js'],
  ['a package of the site', 'team/node_modules/@narthex/shared-ui/dist/index.js'],
  ['a package that such a package needs', 'team/node_modules/@narthex/shared-contracts/dist/index.js'],
])('changes with %s', (_, file) => {
  const before = sourceVersion(team());
  write(file, 'changed');
  expect(sourceVersion(team())).not.toBe(before);
});

it.each([
  ['a test', 'team/src/remote-app.test.tsx'],
  ['its text', 'team/README.md'],
  ['what was built', 'team/dist/1.2.0-0123456789/app.js'],
  ['its workflow', 'team/.github/workflows/ship.yml'],
  ['packed packages, whose content the lockfile knows', 'team/packages/narthex-ship-1.0.0.tgz'],
  ['a package of the site that it does not use', 'team/node_modules/@narthex/shared-auth/dist/index.js'],
  ['another package, whose version the lockfile knows', 'team/node_modules/react/index.js'],
])('stays with %s', (_, file) => {
  const before = sourceVersion(team());
  write(file, 'changed');
  expect(sourceVersion(team())).toBe(before);
});

it('is the same wherever the sources lie', () => {
  const before = sourceVersion(team());
  const clone = path.join(root, 'elsewhere');
  renameSync(team(), clone);
  expect(sourceVersion(clone)).toBe(before);
});

it('knows whether the present sources are built', () => {
  expect(isRemoteBuilt(team())).toBe(false);
  write(`team/dist/${sourceVersion(team())}/mf-manifest.json.br`, '');
  expect(isRemoteBuilt(team())).toBe(true);
  write('team/src/remote-app.tsx', 'export default 2;');
  expect(isRemoteBuilt(team())).toBe(false);
});

it('says what is not installed', () => {
  rmSync(path.join(team(), 'node_modules/@narthex/remote-kit'), { recursive: true });
  expect(() => sourceVersion(team())).toThrow('@narthex/remote-kit is not installed');
});
