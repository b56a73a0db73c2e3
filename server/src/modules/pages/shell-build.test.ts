import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { UnreadableBuildError } from '../../builds/unreadable-build-error';
import { startProblem } from '../../operation-problems/start-problems';
import { presentRegistry } from '../delivery/registry/presenter';
import { DEFAULT_SITE } from '../../site/site-repository';
import { readShellBuild } from './shell-build';

const PAGE = '<head><!--narthex:head--></head><body><!--narthex:app--></body>';
const SERVER = `
  exports.sharedModules = {};
  exports.setTransport = () => undefined;
  exports.renderPage = async ({ url }) => ({
    html: 'rendered ' + url, state: [], meta: { title: url }, site: undefined, remote: null,
  });
`;
const ASSETS = {
  version: '1.0.0-0123456789',
  integrity: {
    'main.js': 'sha384-main',
    'main.css': 'sha384-style',
    'portal.js': 'sha384-portal',
    'portal.css': 'sha384-portal-style',
    'text.first.aa.woff2': 'sha384-font',
  },
  entry: { js: ['main.js'], css: ['main.css'] },
};

let folder: string;
const logged: string[] = [];
const { log } = fastify({
  logger: { level: 'error', stream: { write: (line: string) => logged.push(JSON.parse(line).msg) } },
});
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-shell-'));
  logged.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}
const browserBuild = (language = '') => ({
  [`dist/assets${language}.json`]: JSON.stringify(ASSETS),
  [`dist/index${language}.html`]: PAGE,
});

it('is none where the shell was never built', async () => {
  expect(await readShellBuild(log, folder)).toBeNull();
});

it.each<[string, string, string]>([
  ['cut off', 'dist/assets.json', JSON.stringify(ASSETS).slice(0, 40)],
  ['empty', 'dist/assets.json', ''],
  ['something else', 'dist/assets.json', '{"version":1}'],
  ['a page without content', 'dist/index.html', ''],
  ['a starter that is cut off', 'dist/starter.json', '{"file":'],
  ['cut off in another language', 'dist/assets.sw.json', '{'],
])('is refused with advice where a file is %s', async (_, file, text) => {
  write({ ...browserBuild(), ...browserBuild('.sw'), [file]: text });
  const refusal = await readShellBuild(log, folder).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(UnreadableBuildError);
  const advice = 'Run npm run build, or install the release again.';
  expect(startProblem(refusal)).toBe(
    `${path.join(folder, file)} is not as the build wrote it, perhaps because a copy of it broke off. ${advice}`,
  );
});

it('is refused where a file can’t be read, instead of a site without pages', async () => {
  mkdirSync(path.join(folder, 'dist/assets.json'), { recursive: true });
  await expect(readShellBuild(log, folder)).rejects.toMatchObject({ code: 'EISDIR' });
});

it('names its files by URL, those of every page apart from those of some', async () => {
  write({ ...browserBuild(), 'dist-node/server.cjs': SERVER });
  expect(await readShellBuild(log, folder)).toMatchObject({
    version: '1.0.0-0123456789',
    integrity: { '/shell/main.js': 'sha384-main', '/shell/text.first.aa.woff2': 'sha384-font' },
    scripts: ['/shell/main.js'],
    styles: ['/shell/main.css'],
    lazyScripts: ['/shell/portal.js'],
    lazyStyles: ['/shell/portal.css'],
    fonts: ['/shell/text.first.aa.woff2'],
    template: PAGE,
  });
});

it('renders pages by its Node build', async () => {
  write({ ...browserBuild(), 'dist-node/server.cjs': SERVER });
  const renderer = (await readShellBuild(log, folder))?.openRenderer?.(null);
  const page = renderer?.render({
    input: {
      url: '/login',
      registry: presentRegistry([], DEFAULT_SITE, () => undefined),
      now: '2026-11-22',
      formState: null,
    },
    signal: new AbortController().signal,
    call: () => Promise.reject(new Error('the page calls nothing')),
  });
  expect((await page)?.html).toBe('rendered /login');
  await renderer?.close();
  expect(logged).toEqual([]);
});

it('leaves every page to browsers where the Node build is missing, and says so', async () => {
  write(browserBuild());
  expect(await readShellBuild(log, folder)).toMatchObject({
    version: '1.0.0-0123456789',
    openRenderer: null,
  });
  expect(logged).toEqual([expect.stringContaining('the Node build of the shell is missing')]);
});

it('has the other languages that it was built in, each with or without a Node build', async () => {
  write({ ...browserBuild(), ...browserBuild('.sw'), 'dist-node/server.cjs': SERVER });
  const build = await readShellBuild(log, folder);
  expect(build?.openRenderer).not.toBeNull();
  expect([...(build?.translations ?? [])]).toEqual([['sw', expect.objectContaining({ openRenderer: null })]]);
});
