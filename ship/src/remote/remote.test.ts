import { MANIFEST } from '@narthex/shared-contracts/remote-package';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describeFailure } from '../command-errors';
import { runDevUntilStopped } from '../dev/dev-command';
import { buildRemote } from './build-remote';
import { checkBuild, type CheckedManifest } from './check-remote';
import { listCodeSizes, listLargest, refuseSize } from './pack-remote';
import { describeBuildErrors } from './describe-build-errors';
import { findRemote, requireRemote } from './find-remote';

const mount = { path: '/music', guard: 'leader' as const, title: 'Music' };
const manifest = (changes: Partial<CheckedManifest['metaData']> = {}): CheckedManifest => ({
  metaData: {
    descriptor: { name: 'music', owner: 'Music', contract: 1, title: 'Music', mounts: [mount] },
    taken: undefined,
    integrity: { 'app.js': 'sha384-app', 'app.css': 'sha384-style' },
    ...changes,
  },
});
const HASHES = {
  [MANIFEST]: 'sha384-manifest',
  [`${MANIFEST}.br`]: 'sha384-a',
  'app.js': 'sha384-app',
  'app.js.br': 'sha384-b',
  'app.css': 'sha384-style',
  'server/app.cjs': 'sha384-node',
};
const refusals = (results: ReturnType<typeof checkBuild>) =>
  results.filter(({ outcome }) => outcome === 'refused').map(({ name, message }) => `${name}: ${message}`);

it('passes a build whose files are those of its manifest, compressed copies and Node build included', () => {
  expect(checkBuild(manifest(), HASHES).map(({ outcome }) => outcome)).toEqual(['passed', 'passed']);
});

it.each([
  ['a file that is missing', { 'app.css': undefined }, 'integrity: app.css is missing.'],
  ['a changed file', { 'app.js': 'sha384-other' }, 'integrity: app.js was changed after it was built.'],
  ['a file beside it', { 'notes.txt': 'sha384-n' }, 'integrity: notes.txt is no part of the build.'],
  ['a copy of nothing', { 'old.js.br': 'sha384-o' }, 'integrity: old.js.br is no part of the build.'],
])('refuses %s', (_, changes, message) => {
  const hashes = Object.fromEntries(
    Object.entries({ ...HASHES, ...changes }).flatMap(([file, hash]) => (hash ? [[file, hash]] : [])),
  );
  expect(refusals(checkBuild(manifest(), hashes))).toEqual([message]);
});

it('refuses a descriptor that is not sound, with what is wrong', () => {
  const { descriptor } = manifest().metaData;
  const [refusal] = refusals(checkBuild(manifest({ descriptor: { ...descriptor, owner: '' } }), HASHES));
  expect(refusal).toMatch(/^schema: owner: /);
});

it('says in a sentence what is wrong in remote.json, before anything is built', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-remote-'));
  const write = (text: string) => writeFileSync(path.join(folder, 'remote.json'), text);
  try {
    write('{"name": "music-dashboard", "mounts": [{"departments": ["muziki"]}]}');
    await expect(buildRemote({ remote: 'music-dashboard', folder })).rejects.toThrow(
      /remote\.json can't be used: .*mounts\.0\.departments\.0 \S/,
    );
    await expect(
      runDevUntilStopped({ remote: 'music-dashboard', folder }, { site: 'http://127.0.0.1:1', port: 1 }),
    ).rejects.toThrow(/remote\.json can't be used: /);
    write('\uFEFF{"name": "music-dashboard"}');
    expect(() => findRemote(undefined, folder)).toThrow(
      /remote\.json can't be read: save it as UTF-8 without a byte order mark\.$/,
    );
    write('{"name": "music-dashboard",');
    expect(() => findRemote(undefined, folder)).toThrow(/remote\.json can't be read: /);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('names the largest files of a version that no site takes', () => {
  const files = new Map([['app.js', Buffer.alloc(2 ** 20)]]);
  expect(refuseSize(files)).toBeNull();
  files.set('film.mp4', Buffer.alloc(64 * 2 ** 20));
  expect(refuseSize(files)).toBe(
    'Its 2 files weigh 65.0 MB; a version has at most 1000 files and 64.0 MB. The largest are film.mp4 (64.0 MB), app.js (1.0 MB).',
  );
  const compressed = new Map([
    ...files,
    ['app.js.br', Buffer.alloc(2048)],
    ['app.sw.0a1b2c3d.js', Buffer.alloc(9)],
  ]);
  expect(listLargest(listCodeSizes(compressed))).toBe('The largest are app.js (2 KB).');
  const many = new Map(Array.from({ length: 1001 }, (_, index) => [`${index}.svg`, Buffer.alloc(0)]));
  expect(refuseSize(many)).toContain('Its 1001 files weigh 0 KB; a version has at most 1000 files');
});

it('says in a sentence what the disk refuses, and that packages are missing', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-remote-'));
  const sentence = (action: () => unknown) => {
    try {
      return action();
    } catch (cause) {
      return describeFailure(cause);
    }
  };
  try {
    const sources = path.join(folder, 'src');
    expect(sentence(() => readdirSync(sources))).toBe(
      `${sources} can't be read or written: no such file or directory.`,
    );
    const system = (message: string, syscall: string, file?: string) =>
      describeFailure(
        Object.assign(new Error(message), { code: /[A-Z]{3,}/.exec(message)?.[0], syscall, path: file }),
      );
    expect(system('ENOSPC: no space left on device, write', 'write')).toBe(
      "A file can't be read or written: no space left on device.",
    );
    expect(system('ENOENT: no such file or directory, uv_cwd', 'uv_cwd')).toBe(
      'This folder has been deleted: change to another one.',
    );
    expect(system('spawn npm ENOENT', 'spawn npm', 'npm')).toBe("npm can't be started: is it installed?");
    // The runner of these tests has a resolver of its own, whose error has the same code.
    const missing = Object.assign(new Error("Cannot find module '@narthex/remote-kit/source-version'"), {
      code: 'MODULE_NOT_FOUND',
    });
    expect(describeFailure(missing)).toMatch(/^The packages of this folder are not installed/);
    expect(describeFailure(new TypeError('x is not a function'))).toBeNull();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('names file and line of an error, once and without the noise of the bundler', () => {
  const error = `  ERROR in ./src/remote-app.tsx
  Module build failed (from ../../node_modules/swc-loader/src/index.js):
  Error:   x Expression expected
      ,-[/choir/src/remote-app.tsx:35:1]
   35 | export const broken = (;
      :                        ^
      \`----


  Caused by:
      Syntax Error
     8: worker
               at /deps/uv/src/threadpool.c:122:5
   @ container entry ./app[0]
`;
  const output = `<w> [webpack.cache.PackFileCacheStrategy] Restoring failed
choir:browser:
${error}
  ERROR in __federation_expose_app.e4167245.js
  __federation_expose_app.e4167245.js from Terser plugin
    x Expected ',', got 'ident'

  choir:browser compiled with 2 errors

choir:node:
${error}
  choir:node compiled with 1 error`;
  expect(describeBuildErrors(output)).toBe(`./src/remote-app.tsx
  Error:   x Expression expected
      ,-[/choir/src/remote-app.tsx:35:1]
   35 | export const broken = (;
      :                        ^
      \`----`);
  expect(describeBuildErrors('Cannot find module webpack\n')).toBe('Cannot find module webpack');
  const full = `[webpack-cli] ✖ [Error: ENOSPC: no space left on device, write] {
  errno: -28,
  code: 'ENOSPC',
  syscall: 'write'
}
`;
  expect(describeBuildErrors(full)).toBe('[webpack-cli] ✖ Error: ENOSPC: no space left on device, write');
  const noisy = `<w> [Module Federation Manifest Plugin] Manifest will use absolute path resolution
(node:12684) [DEP_WEBPACK_PRE_COMPILED_SCHEMA_INVALID] DeprecationWarning: webpack bug
(Use \`node --trace-deprecation ...\` to show where the warning was created)
[webpack-cli] ✖ Error: react is not installed for /choir: run npm install.
`;
  expect(describeBuildErrors(noisy)).toBe(
    '[webpack-cli] ✖ Error: react is not installed for /choir: run npm install.',
  );
  const unreadable = `[webpack-cli] ✖ Failed to load '/choir/webpack.config.ts' config
▶ ESM (\`import\`) failed:
  Error: Unexpected ";"
      at failureErrorWithLog (/choir/node_modules/esbuild/lib/main.js:1752:15)

▶ CJS (\`require\`) failed:
  Error: Unexpected ";"
      at failureErrorWithLog (/choir/node_modules/esbuild/lib/main.js:1752:15)
`;
  expect(describeBuildErrors(unreadable))
    .toBe(`[webpack-cli] ✖ Failed to load '/choir/webpack.config.ts' config
▶ ESM (\`import\`) failed:
  Error: Unexpected ";"`);
});

describe('find remote', () => {
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

  it('names the remote that is here in place of a mistyped one', () => {
    expect(() => requireRemote('music-dashbord', path.join(root, 'a-clone/src'))).toThrow(
      'There is no remote music-dashbord here: remote.json names music-dashboard.',
    );
    expect(() => requireRemote('choir', path.join(root, 'site'))).toThrow(
      'There is no remote choir here: no remote.json has that name.',
    );
    expect(requireRemote('choirs', path.join(root, 'site')).remote).toBe('choirs');
  });
});
