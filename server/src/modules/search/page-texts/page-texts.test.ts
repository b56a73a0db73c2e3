import type { Mount } from '@narthex/shared-contracts';
import { buildTestApp } from '../../../../test/build-app';
import { goLive } from '../../../../test/remote-factories';
import type { App } from '../../../app';
import { handle } from '../../../endpoints/handle';
import { namedWriter } from '../../../writes/unit/writer';
import { modules } from '../../index';
import type { ModuleRoutes } from '../../module-routes';
import { saveSettings, DEFAULT_SITE } from '../../../site/site-repository';
import fastifyPlugin from 'fastify-plugin';

/** Contains the current text of each page. */
let texts: Record<string, string> = {};
let app: App | undefined;

const pages: ModuleRoutes = fastifyPlugin(async (server) => {
  handle(server, 'pages.render', async ({ request, reply }) => {
    const text = texts[new URL(request.url, 'http://church.example').pathname];
    return reply
      .code(text ? 200 : 404)
      .type('text/html')
      .send(text ?? 'none');
  });
});

const mount = (path: string, more: Partial<Mount> = {}): Mount => ({
  path,
  guard: 'public',
  title: path,
  ...more,
});
const page = (title: string, text: string) =>
  `<title>x</title><nav>Menu of doves</nav><main><h1>${title}</h1><form>Dove form</form><p>${text}</p></main>`;

beforeAll(async () => {
  app = await buildTestApp({ modules: [...modules, pages] });
  await goLive(app, {
    mounts: [
      mount('/'),
      mount('/Deaconry'),
      mount('/Health'),
      mount('/Events', { sitemap: { items: 'events' } }),
      mount('/search', { sitemap: false }),
    ],
  });
  await app.unitOfWorkBy(namedWriter('Test'), async ({ tx, invalidates }) => {
    await saveSettings(tx, { ...DEFAULT_SITE, languages: ['en', 'sw'] });
    invalidates('site');
  });
  texts = {
    '/': page('Home', 'Pigeons and doves of all pages'),
    '/Deaconry': page(
      'Deaconry',
      'They keep <b>doves</b> &amp; <b>bread</b>.</p><b>Every</b><span>Sunday</span><i aria-hidden="true">S</i><ul><li>Wine</li></ul><h2>Joining</h2><ul><li><article>Vespers of parrots</article></li></ul><p>Ask.',
    ),
    '/Health': page(
      [...'Health'].map((letter) => `<span>${letter}</span>`).join(''),
      '<span class="badge">Pressure</span><span class="badge">Sugar</span><button>Copy</button><span data-nosnippet>Show the picture</span><table><tr><th>When</th><th>Where</th></tr><tr><td>Monday</td><td>Room <b>B12</b></td></tr></table>',
    ),
    '/Events': page('Events', 'A flight of doves'),
    '/search': page('Search', 'doves'),
    '/sw/Deaconry': page('Ushemasi', 'Wanatunza njiwa na mkate.'),
    '/sw/Events': page('Matukio', 'Njiwa wanaruka'),
  };
}, 60_000);
afterAll(() => app?.close());

const search = async (q: string, headers: Record<string, string> = {}) => {
  const response = await app?.inject({ url: '/api/v1/search', query: { q }, headers });
  return response?.json<{
    data: { kind: string; title: string; path: string; excerpt: { text: string }[] }[];
  }>().data;
};

it('finds pages by what is rendered in them, apart from menus, forms and the pages that list others', async () => {
  expect(await search('doves')).toMatchObject([{ kind: 'page', title: 'Deaconry', path: '/Deaconry' }]);
  expect(await search('event')).toMatchObject([{ kind: 'page', path: '/Events' }]);
  expect(await search('parrots')).toEqual([]);
  const [hit] = (await search('bread')) ?? [];
  expect(hit?.excerpt.map(({ text }) => text).join('')).toContain(
    'They keep doves & bread. Every Sunday Wine Joining Ask.',
  );
  const [health] = (await search('sugar')) ?? [];
  expect(health).toMatchObject({ title: 'Health' });
  expect(health?.excerpt.map(({ text }) => text).join('')).toContain(
    'Pressure Sugar When Where Monday Room B12',
  );
});

it('finds pages in the language of the page that asks, under the path that they have in every language', async () => {
  const searchInSwahili = (q: string) => search(q, { 'accept-language': 'sw' });
  expect(await searchInSwahili('njiwa')).toMatchObject([
    { kind: 'page', title: 'Ushemasi', path: '/Deaconry' },
  ]);
  expect(await searchInSwahili('matukio')).toMatchObject([{ path: '/Events' }]);
  expect(await searchInSwahili('doves')).toEqual([]);
  expect(await search('njiwa')).toEqual([]);
});

it('ends quietly when the site is closed while the pages are read', async () => {
  let markBegun = () => {};
  const begun = new Promise<void>((resolve) => (markBegun = resolve));
  let sendPage = () => {};
  const mayBeSent = new Promise<void>((resolve) => (sendPage = resolve));
  const slow: ModuleRoutes = fastifyPlugin(async (server) => {
    handle(server, 'pages.render', async ({ reply }) => {
      markBegun();
      await mayBeSent;
      return reply.type('text/html').send(page('Slow', 'Doves'));
    });
  });
  const closing = await buildTestApp({ modules: [...modules, slow] });
  const warnings = jest.spyOn(closing.log, 'warn');
  await goLive(closing, { mounts: [mount('/Deaconry'), mount('/Health')] });
  const searched = closing.inject({ url: '/api/v1/search', query: { q: 'doves' } });
  await begun;
  const closed = closing.close();
  sendPage();
  await Promise.all([searched, closed]);
  expect(warnings.mock.calls).toEqual([]);
});
