import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { computeIntegrity } from '../../builds/integrity';
import { examineShell } from './build-checks';

const SCRIPT = 'run();';
const PAGE = '<head></head>';
const hashOf = (text: string) => computeIntegrity(Buffer.from(text));
const assets = (script: string) =>
  JSON.stringify({
    version: '1.0.0-0123456789',
    integrity: { [script]: hashOf(SCRIPT) },
    entry: { js: [script], css: [] },
  });
const FILES = {
  'dist/assets.json': assets('main.js'),
  'dist/assets.sw.json': assets('main.sw.js'),
  'dist/index.html': PAGE,
  'dist/index.sw.html': PAGE,
  'dist/main.js': SCRIPT,
  'dist/main.sw.js': SCRIPT,
  'dist/starter.json': JSON.stringify({ file: 'starter.js', integrity: hashOf(SCRIPT) }),
  'dist/starter.js': SCRIPT,
  'dist-node/server.cjs': SCRIPT,
};

let shell: string;
beforeEach(async () => {
  shell = mkdtempSync(path.join(os.tmpdir(), 'narthex-built-'));
  for (const folder of ['dist', 'dist-node']) await mkdir(path.join(shell, folder));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(shell, file), text);
});
afterEach(() => rmSync(shell, { recursive: true, force: true }));

const problems = async () => (await examineShell(shell)).map(({ problem }) => problem);

it('finds nothing wrong with what the build wrote', async () => {
  expect(await problems()).toEqual([]);
});

it('names files of every language that are missing or damaged', async () => {
  rmSync(path.join(shell, 'dist/main.sw.js'));
  for (const file of ['dist/main.js', 'dist/starter.js']) writeFileSync(path.join(shell, file), 'run(');
  expect(await problems()).toEqual([
    `Files in ${shell}/dist are missing or damaged: main.js, starter.js, main.sw.js.`,
  ]);
});

it('tells that pages aren’t rendered without the build for Node', async () => {
  rmSync(path.join(shell, 'dist-node/server.cjs'));
  expect(await problems()).toEqual([
    `The build for Node in ${shell}/dist-node is missing, so browsers render the pages.`,
  ]);
});

it('tells that nothing was built', async () => {
  rmSync(path.join(shell, 'dist'), { recursive: true });
  expect(await problems()).toEqual([`There are no built pages in ${shell}.`]);
});

it('tells that a copy of the build broke off', async () => {
  writeFileSync(path.join(shell, 'dist/assets.json'), FILES['dist/assets.json'].slice(0, 20));
  expect(await problems()).toEqual([
    `${shell}/dist/assets.json is not as the build wrote it, perhaps because a copy of it broke off.`,
  ]);
});
