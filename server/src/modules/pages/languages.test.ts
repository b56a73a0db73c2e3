import type { Mount } from '@narthex/shared-contracts';
import type { Language } from '@narthex/shared-contracts/languages';
import { buildTestApp } from '../../../test/build-app';
import { goLive } from '../../../test/remote-factories';
import type { App } from '../../app';
import { namedWriter } from '../../writes/unit/writer';
import { saveState } from '../delivery/releases/release-repository';
import { addVersion } from '../delivery/releases/version-repository';
import { modules } from '../index';
import { saveSettings, DEFAULT_SITE } from '../../site/site-repository';
import { createPageRoutes } from './routes';
import type { OpenRenderer } from './rendering/version-renderer';
import type { ShellBuild } from './shell-build';

const HASH = `sha384-${'a'.repeat(64)}`;
const SITE_MANIFEST = `sha384-${'b'.repeat(64)}`;
const EVENTS: Mount = {
  path: '/Events',
  guard: 'public',
  title: 'Events',
  menus: [{ group: 'bar', order: 1 }],
};
const HOME: Mount = { path: '/', exact: true, guard: 'public', title: 'Home' };

/** Opens a renderer whose pages show the request and the language of the build. */
const openRenderer =
  (language: Language, languages: () => readonly Language[]): OpenRenderer =>
  () => ({
    isBroken: false,
    ready: Promise.resolve(),
    render: async ({ input }) => ({
      html: `<p>${language} ${input.url} ${JSON.stringify(input.formState ?? null)}</p>`,
      state: '[]',
      meta: {
        title: 'A page',
        canonical: input.url,
        structuredData: [{ '@type': 'Thing', url: input.url, item: input.url, image: '/media/hall.jpg' }],
      },
      site: { name: 'Kilima', tagline: '', languages: languages() },
      remote: null,
    }),
    close: async () => undefined,
  });

const buildTemplate = (language: Language) =>
  `<html lang="${language}"><head><!--narthex:head--></head><body><!--narthex:app--><!--narthex:document--></body></html>`;
let shown: readonly Language[] = ['en'];
const buildShell = (language: Language): ShellBuild => ({
  ...{ version: '1', integrity: {}, scripts: [], styles: [], lazyScripts: [], lazyStyles: [], fonts: [] },
  template: buildTemplate(language),
  openRenderer: openRenderer(language, () => shown),
});

let app: App;
beforeAll(async () => {
  const pages = createPageRoutes({ ...buildShell('en'), translations: new Map([['sw', buildShell('sw')]]) });
  app = await buildTestApp({ modules: [...modules, pages] });
  const version = '1.0.0-0000000001';
  const publish = (remote: string, mounts: Mount[], more: object) => ({
    ...{ remote, version, manifest_integrity: HASH, source: 'local' as const },
    descriptor: { name: remote, owner: 'Test', contract: 1, title: remote, mounts, ...more },
  });
  const translated = (texts: Record<string, string>) => ({
    translations: { sw: { manifest: SITE_MANIFEST, texts } },
  });
  await goLive(app, { version, mounts: [HOME, EVENTS], nodeBuild: 'module.exports = {};' });
  await app.unitOfWorkBy(namedWriter('Test'), async ({ tx, invalidates }) => {
    const remotes = [
      publish('members', [{ path: '/member/profile', guard: 'member', title: 'My profile' }], translated({})),
      publish('choir', [{ path: '/Choir', guard: 'public', title: 'Choir' }], translated({ Choir: 'Kwaya' })),
      publish('board', [{ path: '/admin/board', guard: 'admin', title: 'Board' }], {}),
    ];
    for (const row of remotes) {
      await addVersion(tx, row);
      await saveState(tx, row.remote, { live: version, good: null, canary: null, disabled: null });
    }
    invalidates('remotes');
  });
}, 60_000);
afterAll(() => app.close());

async function show(languages: readonly Language[]) {
  shown = languages;
  await app.unitOfWorkBy(namedWriter('Test'), async ({ tx, invalidates }) => {
    await saveSettings(tx, { ...DEFAULT_SITE, languages: [...languages] });
    invalidates('site');
  });
}
const ask = (url: string) => app.inject({ url, headers: { host: 'church.example' } });

it('leads from a language that is not switched on to the English page, and nowhere if there is none', async () => {
  await show(['en']);
  for (const [url, location] of [
    ['/sw', '/'],
    ['/sw/Events?page=2', '/Events?page=2'],
    ['/sw//member/profile', '/member/profile'],
    ['/Events/24).', '/Events/24'],
  ]) {
    const { statusCode, headers } = await ask(String(url));
    expect([statusCode, headers.location]).toEqual([302, location]);
  }
  expect((await ask('/sw/nowhere')).statusCode).toBe(404);
  expect((await ask('/swahili')).statusCode).toBe(404);
  const home = await ask('/');
  expect(home.body).toContain('<html lang="en">');
  expect(home.body).not.toContain('hreflang');
});

describe('a site in two languages', () => {
  beforeAll(() => show(['en', 'sw']));

  it.each([
    ['/', 'en', '/', '/', '/sw'],
    ['/sw', 'sw', '/', '/', '/sw'],
    ['/Events', 'en', '/Events', '/Events', '/sw/Events'],
    ['/sw/events?utm_source=x', 'sw', '/Events', '/Events', '/sw/Events'],
  ])('shows %s in the language of its URL', async (url, language, rendered, english, swahili) => {
    const { statusCode, body } = await ask(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<p>${language} ${rendered} null</p>`);
    const origin = 'http://church.example';
    const own = new URL(language === 'sw' ? swahili : english, origin).href;
    expect(body).toContain(`<link rel="canonical" href="${own}">`);
    expect(body).toContain(
      `{"@type":"Thing","url":"${own}","item":"${own}","image":"${origin}/media/hall.jpg"}`,
    );
    for (const [hreflang, path] of [
      ['en', english],
      ['sw', swahili],
      ['x-default', english],
    ])
      expect(body).toContain(
        `<link rel="alternate" hreflang="${hreflang}" href="${new URL(String(path), origin).href}">`,
      );
  });

  it('does not ask what the browser prefers', async () => {
    const response = await app.inject({
      url: '/',
      headers: { host: 'church.example', 'accept-language': 'sw' },
    });
    expect(response.body).toContain('<html lang="en">');
  });

  it('carries titles and files of the language alone', async () => {
    const [english, swahili] = [await ask('/'), await ask('/sw')].map(({ body }) => body);
    expect(swahili).toContain('"title":"Kwaya"');
    expect(swahili).not.toContain('"title":"Choir"');
    expect(swahili).toContain('/remotes/choir/1.0.0-0000000001/mf-manifest.sw.json');
    expect(swahili).toContain(SITE_MANIFEST);
    expect(english).toContain('"title":"Choir"');
    expect(english).not.toContain('mf-manifest.sw.json');
    // A remote that was built only in English is shown in English.
    expect(swahili).toContain('/remotes/public-site/1.0.0-0000000001/mf-manifest.json');
  });

  it('has one URL for what is behind a guard and built in English alone', async () => {
    const board = await ask('/sw/admin/board?tab=2');
    expect([board.statusCode, board.headers.location]).toEqual([302, '/admin/board?tab=2']);
    expect((await ask('/sw/member/profile')).statusCode).toBe(200);
    expect((await ask('/sw//admin/board')).headers.location).toBe('/admin/board');
  });

  it('says in the language of its page why a plain form was refused, and comes back to it', async () => {
    const post = (fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/forms/inquiry',
        headers: { host: 'church.example', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ back: '/sw/Events', ...fields }).toString(),
      });
    const refused = await post({ email: 'amina' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Weka barua pepe sahihi');
    expect(refused.body).toContain('<p>sw /Events');
    const sent = await post({ email: 'amina@demo.test' });
    expect(sent.headers.location).toBe('/sw/Events?sent=inquiry#inquiry');
  });

  it('answers a call in the language that the page names', async () => {
    const call = (language: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/newsletter',
        headers: { 'accept-language': language },
        payload: { email: 'amina' },
      });
    expect((await call('sw')).json()).toMatchObject({ errors: { email: ['Weka barua pepe sahihi'] } });
    expect((await call('sw-KE,sw;q=0.9,en;q=0.8')).json()).toMatchObject({
      errors: { email: ['A valid email address is required'] },
    });
  });

  it('lists every page in both languages in the sitemap', async () => {
    const { body } = await ask('/sitemap.xml');
    expect(body).toContain('<loc>http://church.example/sw/Events</loc>');
    expect(body).toContain('<xhtml:link rel="alternate" hreflang="sw" href="http://church.example/sw"/>');
  });
});
