import type { Mount } from '@narthex/shared-contracts';
import { buildTestApp } from '../../../test/build-app';
import { goLive } from '../../../test/remote-factories';
import type { App } from '../../app';
import { handleRoute } from '../../endpoints/handle';
import { modules } from '../index';
import type { ModuleRoutes } from '../module-routes';
import fastifyPlugin from 'fastify-plugin';

/** What stands on the pages just now. */
let texts: Record<string, string> = {};
let app: App | undefined;

const pages: ModuleRoutes = fastifyPlugin(async (server) => {
  handleRoute(server, 'pages.render', {}, async ({ request, reply }) => {
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
}, 60_000);
afterAll(() => app?.close());

const search = async (q: string) => {
  const response = await app?.inject({ url: '/api/v1/search', query: { q } });
  return response?.json<{
    data: { kind: string; title: string; path: string; excerpt: { text: string }[] }[];
  }>().data;
};

it('finds pages by what is rendered in them, apart from menus, forms and the pages that list others', async () => {
  texts = {
    '/': page('Home', 'Pigeons and doves of all pages'),
    '/Deaconry': page(
      'Deaconry',
      'They keep doves &amp; bread.</p><ul><li>Wine</li></ul><h2>Joining</h2><p>Ask.',
    ),
    '/Health': page('Health', 'Pressure and sugar.'),
    '/Events': page('Events', 'A flight of doves'),
    '/search': page('Search', 'doves'),
  };
  expect(await search('doves')).toMatchObject([{ kind: 'page', title: 'Deaconry', path: '/Deaconry' }]);
  expect(await search('event')).toMatchObject([{ kind: 'page', path: '/Events' }]);
  const [hit] = (await search('bread')) ?? [];
  expect(hit?.excerpt.map(({ text }) => text).join('')).toContain(
    'They keep doves & bread. Wine Joining Ask.',
  );
});
