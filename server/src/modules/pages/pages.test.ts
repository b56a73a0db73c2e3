import { buildTestApp } from '../../../test/build-app';
import { createEvent } from '../../../test/content-factories';
import type { App } from '../../app';
import { eventsRoutes } from '../events/routes';
import { modules } from '../index';
import type { ModuleRoutes } from '../module-routes';
import { pagesOf } from './routes';
import type { RenderedPage, ShellBundle } from './shell-build';

type Transport = Parameters<ShellBundle['setTransport']>[0];
interface Asked {
  readonly url: string;
  readonly formState?: unknown;
}

const FLOOD = 601;

/** A shell whose pages are rendered by the test: a new text each time, so that what is kept is seen. */
function shellOf(render: (asked: Asked, transport: Transport) => Promise<string>) {
  let transport: Transport | undefined;
  let rendered = 0;
  const renderPage = async (input: object): Promise<RenderedPage> => {
    const asked = input as Asked;
    if (!transport) throw new Error('The server gives the shell its transport first.');
    const html = await render(asked, transport);
    rendered += 1;
    const status = asked.url.startsWith('/missing') ? 404 : 200;
    return {
      html: `<p>${html}, rendering ${rendered}</p>`,
      state: {},
      meta: { title: 'A page', status, canonical: asked.url },
      site: undefined,
      remote: null,
    };
  };
  return pagesOf({
    version: '1',
    integrity: {},
    scripts: [],
    styles: [],
    lazyScripts: [],
    lazyStyles: [],
    fonts: [],
    template: '<head><!--narthex:head--></head><body><!--narthex:app--></body>',
    bundle: { sharedModules: {}, setTransport: (given) => (transport = given), renderPage },
  });
}

let app: App | undefined;
afterEach(() => app?.close());

async function open(pages: ModuleRoutes, config: Parameters<typeof buildTestApp>[0] = {}) {
  app = await buildTestApp({ modules: [...modules, pages], ...config });
  return app;
}

const ask = (url: string, headers: Record<string, string> = {}) => app?.inject({ url, headers });

it('keeps a page until something that it shows changes', async () => {
  const { contentVersions } = await open(shellOf(async () => 'Home'));
  const first = await ask('/');
  expect(first?.body).toContain('Home, rendering 1');
  expect((await ask('/?utm_source=letter'))?.body).toBe(first?.body);
  expect((await ask('/', { 'if-none-match': String(first?.headers.etag) }))?.statusCode).toBe(304);
  contentVersions.learn([{ subject: 'events', version: 99 }]);
  expect((await ask('/'))?.body).toContain('rendering 2');
});

it('lets the calls of pages through, however many visitors ask', async () => {
  const calls = async (_: Asked, transport: Transport) => {
    const answers: number[] = [];
    for (let call = 0; call < FLOOD; call += 1) {
      answers.push((await transport({ method: 'GET', url: '/api/v1/site' })).status);
    }
    return `worst ${Math.max(...answers)}`;
  };
  await open(shellOf(calls), { config: { rateLimits: 'on' } });
  expect((await ask('/'))?.body).toContain('worst 200');
});

it('keeps no page that lacks what a call should have given', async () => {
  const pages = shellOf(async (_, transport) => {
    const { status } = await transport({ method: 'GET', url: '/api/v1/events' });
    return `events ${status}`;
  });
  const failing: ModuleRoutes = async (server) => {
    server.get('/api/v1/events', async () => {
      throw new Error('out of order');
    });
  };
  const others = modules.filter((module) => module !== eventsRoutes);
  await open(pages, { modules: [...others, failing, pages] });
  const first = await ask('/');
  expect(first?.body).toContain('events 500, rendering 1');
  expect(first?.statusCode).toBe(200);
  expect(first?.headers['cache-control']).toBe('no-store');
  expect((await ask('/'))?.body).toContain('rendering 2');
});

it('keeps no address that is no page', async () => {
  await open(shellOf(async () => 'Not found'));
  expect((await ask('/missing'))?.statusCode).toBe(404);
  expect((await ask('/missing'))?.body).toContain('rendering 2');
});

describe('when pages cannot be rendered', () => {
  const broken = shellOf(() => Promise.reject(new Error('no page today')));

  it('leaves the page to the browser, and says to others that it passes', async () => {
    await open(broken);
    const page = await ask('/Events');
    expect(page?.statusCode).toBe(503);
    expect(page?.headers['cache-control']).toBe('no-store');
    expect(page?.body).toContain('<title>');
  });

  it('says in a page of its own why a form was refused', async () => {
    const { inject } = await open(broken);
    const answer = await inject({
      method: 'POST',
      url: '/forms/newsletter',
      payload: { email: 'no address' },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('<h1>This could not be sent</h1>');
    expect(answer.body).toContain('valid email address');
  });
});

it('shows the page of a full event again, as the conflict that it is', async () => {
  const pages = shellOf(async ({ url, formState }) => `${url} ${JSON.stringify(formState)}`);
  const server = await open(pages);
  const event = await createEvent(server, { maxAttendees: 1 });
  const post = () => server.inject({ method: 'POST', url: '/forms/rsvp', payload: { event_id: event.id } });
  expect((await post()).statusCode).toBe(303);
  const full = await post();
  expect(full.statusCode).toBe(409);
  expect(full.body).toContain(`/Events/${event.id}`);
  expect(full.body).toContain('This event is full');
});

describe('where the site is', () => {
  const canonical = (body: string | undefined) => /rel="canonical" href="([^"]+)"/.exec(body ?? '')?.[1];

  it('is where it was asked, unless the settings say it', async () => {
    await open(shellOf(async () => 'Home'));
    expect(canonical((await ask('/', { host: 'church.example' }))?.body)).toBe('http://church.example/');
    await app?.close();
    await open(
      shellOf(async () => 'Home'),
      { config: { publicOrigin: 'https://mwangaza.example' } },
    );
    expect(canonical((await ask('/', { host: 'evil.example' }))?.body)).toBe('https://mwangaza.example/');
    expect((await ask('/robots.txt', { host: 'evil.example' }))?.body).toContain(
      'https://mwangaza.example/sitemap.xml',
    );
  });

  it('is nowhere that no host can be, and has one slash where two are asked', async () => {
    await open(shellOf(async () => 'Home'));
    for (const host of ['church.example:99999', 'church.example/x', 'a b']) {
      expect((await ask('/', { host }))?.statusCode).toBe(400);
      expect((await ask('/sitemap.xml', { host }))?.statusCode).toBe(400);
    }
    expect((await ask('//Events'))?.statusCode).toBe(200);
  });
});
