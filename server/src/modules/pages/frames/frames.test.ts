import { withTestApp } from '../../../../test/build-app';
import { goLive } from '../../../../test/remote-factories';
import { modules } from '../../index';
import type { ShellBuild } from '../shell-build';
import { createFrameRoutes } from './frame-routes';

const BUILD: ShellBuild = {
  version: '1',
  integrity: { '/shell/shell.0a1b2c3d.js': 'sha384-a' },
  scripts: ['/shell/shell.0a1b2c3d.js'],
  styles: [],
  lazyScripts: ['/shell/frame.0a1b2c3d.js', '/shell/other.0a1b2c3d.js'],
  lazyStyles: [],
  fonts: [],
  template:
    '<head><link rel="manifest" href="/manifest.webmanifest" /><!--narthex:head--></head><!--narthex:document-->',
  openRenderer: null,
};
const VERSION = '1.0.0-0123456789';

const app = withTestApp({ modules: [...modules, createFrameRoutes(BUILD)] });
const open = (path: string) => app().inject({ url: path, headers: { host: 'church.example' } });

beforeAll(() => goLive(app(), { remote: 'choir', version: VERSION, uses: ['events.read'] }));

it('is a document without an origin, in which only files of the site run', async () => {
  const { statusCode, headers, body } = await open(`/frames/en/choir/${VERSION}`);
  expect(statusCode).toBe(200);
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      'sandbox allow-scripts allow-forms',
      'script-src http://church.example/shell/ http://church.example/remotes/',
      'connect-src http://church.example/remotes/',
      "form-action 'none'",
      'frame-ancestors http://church.example',
    ]),
  );
  expect(policy.join()).not.toMatch(/allow-same-origin|allow-popups|allow-top-navigation|https:/);
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(body).toContain('shell.0a1b2c3d.js');
  expect(body).toMatch(/rel="preload" as="script" href="\/shell\/frame\.0a1b2c3d\.js"/);
  expect(body).not.toContain('manifest.webmanifest');
});

it('names the remote with what it may call, and nobody', async () => {
  const { body } = await open(`/frames/en/choir/${VERSION}`);
  const [, json = '{}'] = /id="narthex-document">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    frame: { remote: 'choir', uses: ['events.read'] },
    registry: { microFrontends: {} },
    files: { choir: { entry: `/remotes/choir/${VERSION}/remoteEntry.js` } },
  });
});

it('loads no code of the remote by itself: the page around it decides first', async () => {
  const { body } = await open(`/frames/en/choir/${VERSION}`);
  const [head = ''] = body.split('id="narthex-document"');
  const [, tags = ''] = /<\/script>(.*)$/s.exec(body) ?? [];
  expect(head + tags).not.toContain('/remotes/');
});

it.each([
  '/frames/en/choir/9.9.9-0123456789',
  '/frames/en/nobody/1.0.0-0123456789',
  `/frames/sw/choir/${VERSION}`,
])('%s is not found: there is no such version or language', async (path) => {
  expect((await open(path)).statusCode).toBe(404);
});

it.each([
  '/frames/en/..%2fchoir/1.0.0-0123456789',
  '/frames/xx/choir/1.0.0-0123456789',
  '/frames/en/choir/latest',
])('%s is no path of a frame', async (path) => {
  expect((await open(path)).statusCode).toBeGreaterThanOrEqual(400);
});
