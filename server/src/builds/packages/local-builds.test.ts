import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { localBuilds } from './local-builds';
import type { RemotePackage } from './remote-package';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'narthex-builds-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(file: string, text: string) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

async function readTexts(files: RemotePackage['files'] = new Map()) {
  const texts = [...files].map(async ([name, file]) => [name, String(await file.read())] as const);
  return Object.fromEntries(await Promise.all(texts));
}

it('finds every built version of every remote, with its Node build where there is one', async () => {
  await write('remotes/youth/dist/1.0.0-a/mf-manifest.json', '{}');
  await write('remotes/youth/dist/1.0.0-a/app.js', 'code');
  await write('remotes/youth/dist/1.0.0-a/mf-stats.json', 'figures of the bundler');
  await write('remotes/youth/dist/1.0.0-b/mf-manifest.json', '{"b":1}');
  await write('remotes/public-site/dist/2.0.0-c/mf-manifest.json', '{}');
  await write('remotes/public-site/dist-node/2.0.0-c/app.cjs', 'node');
  const found = await localBuilds(root);
  expect(found.map(({ remote, version }) => `${remote} ${version}`).sort()).toEqual([
    'public-site 2.0.0-c',
    'youth 1.0.0-a',
    'youth 1.0.0-b',
  ]);
  const listFiles = (version: string) => readTexts(found.find((build) => build.version === version)?.files);
  expect(await listFiles('1.0.0-a')).toEqual({ 'mf-manifest.json': '{}', 'app.js': 'code' });
  expect(await listFiles('2.0.0-c')).toEqual({ 'mf-manifest.json': '{}', 'server/app.cjs': 'node' });
});

it('leaves out what isn’t finished, or isn’t built at all', async () => {
  await write('remotes/youth/dist/1.0.0-a/app.js', 'code');
  await write('remotes/music/remote.json', '{}');
  expect(await localBuilds(root)).toEqual([]);
  expect(await localBuilds(path.join(root, 'nowhere'))).toEqual([]);
});
