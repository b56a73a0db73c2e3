import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { bundleServer } from '../../../tooling/server-bundle/bundle-server';
import { bundledProgram, isBundleCurrent } from '../../../tooling/server-bundle/current-bundle.mjs';
import { REPOSITORY_ROOT } from '../../src/config';

const read = (file: string) => readFileSync(path.join(REPOSITORY_ROOT, file), 'utf8');
const findAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

const started = readdirSync(path.join(REPOSITORY_ROOT, 'server/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    findAll(read(`server/src/${file}`), /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g),
  );
const commands = findAll(read('ship/bootstrap.mjs'), /'((?:server|demo)\/src\/[^']+)'/g);

it('has a file in the bundle for each command, process and thread of the server', async () => {
  await bundleServer();
  expect(isBundleCurrent()).toBe(true);
  expect(started.length).toBeGreaterThan(3);
  const programs = [...started, ...commands].map((source) => bundledProgram(source)[1]);
  expect(programs.filter((file) => !existsSync(String(file)))).toEqual([]);
});
