import type { Mount } from '@narthex/shared-contracts';
import { buildTestApp } from '../../../test/build-app';
import { createEvent } from '../../../test/content-factories';
import { takePlace } from '../../../test/mail/visitors';
import { buildPackage, goLive } from '../../../test/remote-factories';
import type { App } from '../../app';
import { DEFAULT_BOUNDS } from '../../bounds';
import { eventsRoutes } from '../events/routes';
import { modules } from '../index';
import type { ModuleRoutes } from '../module-routes';
import { publishRemote } from '../delivery/publishing/publish-remote';
import { createPageRoutes } from './routes';
import type { RemoteIdentity, RenderInput as Input, RenderedPage } from './rendering/render-messages';
import type { OpenRenderer, RenderTask } from './rendering/version-renderer';
import type { ShellBuild } from './shell-build';
import { namedWriter } from '../../writes/unit/writer';

type Transport = RenderTask['call'];
type RenderInput = Input & { readonly remote: RemoteIdentity | null; readonly signal: AbortSignal };

const BUILD: ShellBuild = {
  version: '1',
  integrity: {},
  scripts: [],
  styles: [],
  lazyScripts: [],
  lazyStyles: [],
  fonts: [],
  template: '<head><!--narthex:head--></head><body><!--narthex:app--></body>',
  openRenderer: null,
};

/** Creates a shell whose pages the test renders with a new text each time, so that cached pages can be recognised. */
function buildShell(
  render: (input: RenderInput, transport: Transport) => Promise<string>,
  getSite = () => 0,
) {
  let site = getSite();
  let rendered = 0;
  const renderPage = async (input: RenderInput, transport: Transport): Promise<RenderedPage> => {
    const html = await render(input, transport);
    // Each site has its own counter.
    rendered = site === getSite() ? rendered + 1 : 1;
    site = getSite();
    const isMissing = /^\/(not-found|Events\/missing)/.test(input.url);
    return {
      html: `<p>${html}, rendering ${rendered}</p>`,
      state: '[]',
      meta: { title: 'A page', status: isMissing ? 404 : 200, canonical: input.url },
      site: undefined,
      remote: null,
    };
  };
  const openRenderer: OpenRenderer = (remote) => ({
    isBroken: false,
    ready: Promise.resolve(),
    render: ({ input, signal, call }) => renderPage({ ...input, remote, signal }, call),
    close: async () => undefined,
  });
  return createPageRoutes({ ...BUILD, openRenderer });
}

const page = (path: string, more: Partial<Mount> = {}): Mount => ({
  path,
  guard: 'public',
  title: path,
  ...more,
});
const PUBLIC_SITE = {
  mounts: [page('/', { exact: true }), page('/Events', { query: ['page'] }), page('/privacy')],
  nodeBuild: 'module.exports = {};',
};

type Render = (input: RenderInput, transport: Transport) => Promise<string>;

/** Most tests share this app; those with other settings or modules open their own. */
let shared: App | undefined;
let own: App | undefined;
let render: Render;
let host = 0;

const sharedPages = buildShell(
  (input, transport) => render(input, transport),
  () => host,
);

async function build(pages: ModuleRoutes, { config, ...more }: Parameters<typeof buildTestApp>[0] = {}) {
  const options = { modules: [...modules, pages], ...more, config: { pageCache: 300, ...config } };
  const app = await buildTestApp(options);
  await goLive(app, PUBLIC_SITE);
  return app;
}

beforeAll(async () => {
  shared = await build(sharedPages);
}, 60_000);
afterAll(() => shared?.close());
afterEach(async () => {
  await own?.close();
  own = undefined;
});

/** Opens a site whose pages are rendered by this function. Each has a host of its own, and therefore its own cache. */
async function open(pages: Render): Promise<App> {
  host += 1;
  render = pages;
  if (!shared) throw new Error('The app is built before the tests.');
  return shared;
}

async function openOwn(pages: ModuleRoutes, options?: Parameters<typeof buildTestApp>[0]): Promise<App> {
  own = await build(pages, options);
  return own;
}

const ask = (url: string, headers: Record<string, string> = {}) =>
  (own ?? shared)?.inject({ url, headers: { host: `church-${host}.example`, ...headers } });

/** Makes the API calls of a page and returns the worst status. */
const calling =
  (...urls: readonly string[]) =>
  async (_: RenderInput, transport: Transport) => {
    const responses = await Promise.all(urls.map((url) => transport({ method: 'GET', url })));
    return `worst ${Math.max(...responses.map(({ status }) => status))}`;
  };

describe('the page cache', () => {
  it('keeps a page until something that it shows changes', async () => {
    const server = await open(async (input, transport) =>
      calling('/api/v1/site', ...(input.url === '/' ? ['/api/v1/events'] : []))(input, transport),
    );
    const first = await ask('/');
    expect(first?.body).toContain('worst 200, rendering 1');
    expect((await ask('/?utm_source=newsletter'))?.body).toBe(first?.body);
    expect((await ask('/', { 'if-none-match': String(first?.headers.etag) }))?.statusCode).toBe(304);
    await server.unitOfWorkBy(namedWriter('Test'), async ({ invalidates }) => invalidates('events'));
    expect((await ask('/'))?.body).toContain('rendering 2');
  });

  it('keeps the pages that show nothing of what changed', async () => {
    const server = await open(calling('/api/v1/site'));
    const event = await createEvent(server);
    expect((await ask('/privacy'))?.body).toContain('rendering 1');
    const before = server.contentVersion('events');
    await takePlace(server, event.id);
    expect(server.contentVersion('events')).toBe(before + 1);
    expect((await ask('/privacy'))?.body).toContain('rendering 1');
    server.learnContentVersions([{ subject: 'site', version: 99 }]);
    expect((await ask('/privacy'))?.body).toContain('rendering 2');
  });

  it('has one page for all that a page does not read', async () => {
    await open(async () => 'Home');
    const bodies = await Promise.all(['/', '/?q=1', '/?q=2&page=7'].map((url) => ask(url)));
    expect(new Set(bodies.map((response) => response?.body)).size).toBe(1);
    expect((await ask('/Events?page=2'))?.body).toContain('rendering 2');
    expect((await ask('/Events?page=2&q=3'))?.body).toContain('rendering 2');
  });

  it('has one page for all paths that lead nowhere, which nobody else stores', async () => {
    await open(async () => 'Not found');
    const responses = await Promise.all(['/missing', '/other', '/other?q=1'].map((url) => ask(url)));
    for (const response of responses) {
      expect(response?.statusCode).toBe(404);
      expect(response?.headers['cache-control']).toBe('no-store');
      expect(response?.body).toContain('rendering 1');
    }
  });

  it('keeps the pages of the site, whatever visitors make up', async () => {
    await openOwn(
      buildShell(async () => 'Page'),
      { config: { pageCache: 4 } },
    );
    expect((await ask('/'))?.body).toContain('rendering 1');
    for (let id = 1; id <= 9; id += 1) await ask(`/Events/missing-${id}`);
    expect((await ask('/'))?.body).toContain('rendering 1');
  });
});

it('lets the calls of pages through, however many visitors ask', async () => {
  const bounds = { ...DEFAULT_BOUNDS, requestsPerNetwork: 2 };
  const calls = Array.from({ length: 5 }, () => '/api/v1/events/999999');
  await openOwn(buildShell(calling(...calls)), { config: { rateLimits: 'on', bounds } });
  expect((await ask('/Events?page=1'))?.body).toContain('worst 404');
});

describe('more pages than can be rendered', () => {
  it('are left to browsers, which are told to come back', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    await open(() => gate.then(() => 'Page'));
    const waiting = Array.from({ length: 110 }, (_, id) => ask(`/Events/${id}`));
    const first = await Promise.race(waiting);
    expect(first?.statusCode).toBe(503);
    expect(first?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(first?.body).toContain('<title>/Events');
    release();
    const statuses = (await Promise.all(waiting)).map((response) => response?.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(103);
    expect((await ask('/Events/200'))?.statusCode).toBe(200);
  });

  describe('asked for by strangers', () => {
    const bounds = { ...DEFAULT_BOUNDS, rendersAtOncePerNetwork: 2, rendersPerNetwork: 4 };
    let release: () => void = () => undefined;
    const getStatus = async (url: string, remoteAddress: string) =>
      (await own?.inject({ url, remoteAddress }))?.statusCode;

    beforeEach(async () => {
      const gate = new Promise<void>((resolve) => (release = resolve));
      const pages = buildShell(async ({ url }) => {
        if (url.startsWith('/Events/')) await gate;
        return 'Page';
      });
      await openOwn(pages, { config: { rateLimits: 'on', bounds } });
    });

    it('never take the place of a page that the site lists', async () => {
      const flood = Array.from({ length: 60 }, (_, id) => getStatus(`/Events/${id}`, `10.0.${id}.1`));
      expect(await getStatus('/', '10.0.0.1')).toBe(200);
      expect(await getStatus('/Events', '10.0.0.1')).toBe(200);
      release();
      expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
    });

    it('are a few at once for each network', async () => {
      const flood = Array.from({ length: 5 }, (_, id) => getStatus(`/Events/${id}`, '10.0.0.1'));
      expect(await Promise.race(flood)).toBe(503);
      const other = getStatus('/Events/9', '10.0.0.2');
      release();
      expect((await Promise.all(flood)).filter((status) => status === 200)).toHaveLength(2);
      expect(await other).toBe(200);
      expect(await getStatus('/Events/10', '10.0.0.1')).toBe(200);
    });

    it('are a number in a minute for each network, which counts no page that is cached', async () => {
      release();
      const ids = [1, 1, 1, 2, 3, 4, 5, 1];
      const statuses = [];
      for (const id of ids) statuses.push(await getStatus(`/Events/${id}`, '10.0.0.1'));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 503, 200]);
      expect(await getStatus('/', '10.0.0.1')).toBe(200);
      expect(await getStatus('/Events/5', '10.0.0.2')).toBe(200);
    });
  });
});

describe('a render that takes too long', () => {
  it('is ended, with its calls', async () => {
    let aborted: unknown;
    const slow: ModuleRoutes = async (server) => {
      server.get('/api/v1/events', () => new Promise(() => undefined));
    };
    const others = modules.filter((module) => module !== eventsRoutes);
    const pages = buildShell(async ({ url, signal }, transport) => {
      if (url === '/privacy') return 'Privacy';
      const call = transport({ method: 'GET', url: '/api/v1/events' });
      await call.catch((cause: unknown) => (aborted = cause));
      await transport({ method: 'GET', url: '/api/v1/site' });
      return `aborted ${signal.aborted}`;
    });
    await openOwn(pages, { modules: [...others, slow, pages] });
    await ask('/privacy');
    const response = await ask('/Events/7');
    expect([response?.statusCode, response?.headers['cache-control']]).toEqual([503, 'no-store']);
    await new Promise(setImmediate);
    expect(aborted).toBeDefined();
  }, 60_000);
});

it.each([
  ['the first page after a start', '/Events/7', []],
  ['a listed page at any time', '/Events', ['/privacy']],
])('waits longer for %s, which nothing else can show', async (_, late, before) => {
  let release: () => void = () => undefined;
  let begin: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const hasBegun = new Promise<void>((resolve) => (begin = resolve));
  await openOwn(
    buildShell(async ({ url }) => {
      if (url !== late) return 'early';
      begin();
      await gate;
      return 'late';
    }),
  );
  for (const url of before) await ask(url);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const page = ask(late);
    await hasBegun;
    await jest.advanceTimersByTimeAsync(10_000);
    release();
    const response = await page;
    expect([response?.statusCode, response?.body]).toEqual([200, expect.stringContaining('late')]);
  } finally {
    jest.useRealTimers();
  }
});

describe('what other remotes do', () => {
  const seen: Render = async ({ url, remote }) => `${url} of ${remote?.name} ${remote?.version}`;

  it('is rendered on the server as well, where a second one has a public page', async () => {
    const server = await open(seen);
    await goLive(server, {
      remote: 'youth',
      mounts: [page('/youth')],
      nodeBuild: 'module.exports = {};',
    });
    expect((await ask('/youth/camp'))?.body).toContain('/youth/camp of youth 1.0.0-0123456789');
    expect((await ask('/'))?.body).toContain('/ of public-site');
  });

  it('is left to browsers where it has no Node build, by the right title', async () => {
    const server = await open(seen);
    await goLive(server, { remote: 'health', mounts: [page('/health', { title: 'Health' })] });
    const response = await ask('/health');
    expect(response?.statusCode).toBe(200);
    expect(response?.headers['cache-control']).toBe('public, no-cache');
    const { name } = (await server.inject('/api/v1/site')).json().data;
    expect(response?.body).toContain(`<title>Health · ${name}</title>`);
    expect((await ask('/'))?.body).toContain('/ of public-site');
  });

  it('is left to browsers where the shell has no Node build', async () => {
    await openOwn(createPageRoutes(BUILD));
    expect((await ask('/privacy'))?.statusCode).toBe(200);
    expect((await ask('/privacy'))?.body).toContain('<title>/privacy');
    expect((await ask('/missing'))?.statusCode).toBe(404);
  });
});

it('keeps no page that lacks what a call should have given', async () => {
  const pages = buildShell(async (_, transport) => {
    const { status } = await transport({ method: 'GET', url: '/api/v1/events' });
    return `events ${status}`;
  });
  const failing: ModuleRoutes = async (server) => {
    server.get('/api/v1/events', async () => {
      throw new Error('out of order');
    });
  };
  const others = modules.filter((module) => module !== eventsRoutes);
  await openOwn(pages, { modules: [...others, failing, pages] });
  const first = await ask('/');
  expect(first?.body).toContain('events 500, rendering 1');
  expect(first?.statusCode).toBe(200);
  expect(first?.headers['cache-control']).toBe('no-store');
  expect((await ask('/'))?.body).toContain('rendering 2');
});

describe('when pages cannot be rendered', () => {
  const broken: Render = () => Promise.reject(new Error('no page today'));

  it('leaves the page to the browser, and says to others that it passes', async () => {
    await open(broken);
    const page = await ask('/Events');
    expect(page?.statusCode).toBe(503);
    expect(page?.headers['cache-control']).toBe('no-store');
    expect(page?.body).toContain('<title>');
  });

  it('says in a page of its own why a form was refused', async () => {
    const { inject } = await open(broken);
    const response = await inject({
      method: 'POST',
      url: '/forms/newsletter',
      payload: { email: 'no address' },
    });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('<h1>This could not be sent</h1>');
    expect(response.body).toContain('valid email address');
  });
});

describe('when the live version can’t be rendered', () => {
  const LIVE = '2.0.0-0123456789';
  const GOOD = '1.0.0-0123456789';
  const mounts = [page('/drama')];

  it('shows the last good one, which the browser goes on with', async () => {
    const server = await open(async ({ remote }) => {
      if (remote?.version === LIVE) throw new Error('a broken release');
      return `a page of ${remote?.version}`;
    });
    await goLive(server, { remote: 'drama', mounts, nodeBuild: 'good', version: GOOD });
    await goLive(server, { remote: 'drama', mounts, nodeBuild: 'broken', version: LIVE });
    const response = await ask('/drama');
    expect([response?.statusCode, response?.body]).toEqual([
      200,
      expect.stringContaining(`a page of ${GOOD}`),
    ]);
    const { microFrontends } = (await server.inject('/registry.json')).json();
    expect(microFrontends.drama[0].metadata.version).toBe(LIVE);
  });

  it('leaves the page to the browser where no other version stands in', async () => {
    const server = await open(() => Promise.reject(new Error('a broken release')));
    await goLive(server, { remote: 'ushers', mounts: [page('/ushers')], nodeBuild: 'broken' });
    expect((await ask('/ushers'))?.statusCode).toBe(503);
  });
});

it('shows the page of a full event again, as the conflict that it is', async () => {
  const server = await open(async ({ url, formState }) => `${url} ${JSON.stringify(formState)}`);
  const event = await createEvent(server, { max_attendees: 1 });
  await takePlace(server, event.id);
  const payload = { event_id: event.id, name: 'Achieng', email: 'achieng@demo.test' };
  const full = await server.inject({ method: 'POST', url: '/forms/rsvp', payload });
  expect(full.statusCode).toBe(409);
  expect(full.body).toContain(`/Events/${event.id}`);
  expect(full.body).toContain('This event is full');
});

describe('where the site is', () => {
  const canonical = (body: string | undefined) => /rel="canonical" href="([^"]+)"/.exec(body ?? '')?.[1];

  it('is where it was asked, unless the settings say it', async () => {
    await open(async () => 'Home');
    expect(canonical((await ask('/', { host: 'church.example' }))?.body)).toBe('http://church.example/');
    await openOwn(
      buildShell(async () => 'Home'),
      { config: { publicOrigin: 'https://mwangaza.example' } },
    );
    expect(canonical((await ask('/', { host: 'evil.example' }))?.body)).toBe('https://mwangaza.example/');
    expect((await ask('/robots.txt', { host: 'evil.example' }))?.body).toContain(
      'https://mwangaza.example/sitemap.xml',
    );
  });

  it('is nowhere that no host can be, and has one slash where two are asked', async () => {
    await open(async () => 'Home');
    for (const host of ['church.example:99999', 'church.example/x', 'a b']) {
      expect((await ask('/', { host }))?.statusCode).toBe(400);
      expect((await ask('/sitemap.xml', { host }))?.statusCode).toBe(400);
    }
    expect((await ask('//Events'))?.statusCode).toBe(200);
  });
});

describe('a canary of the public site', () => {
  const VISITORS = 40;
  const seen: Render = async ({ remote }) => `${remote?.name} ${remote?.version}`;
  const CANARY = '2.0.0-0123456789';

  it('has a page for each version, and a visitor who stays with one', async () => {
    const server = await openOwn(buildShell(seen));
    const remotePackage = buildPackage({ ...PUBLIC_SITE, version: CANARY });
    const release = { action: 'canary', version: CANARY, percent: 50, reason: 'A trial' } as const;
    await publishRemote(server, remotePackage, { writer: namedWriter('Test'), source: 'shipped', release });
    const pages = await Promise.all(Array.from({ length: VISITORS }, () => ask('/')));
    for (const page of pages) {
      expect(page?.headers).toMatchObject({
        'cache-control': 'private, no-cache',
        vary: 'Accept-Encoding, Save-Data, Cookie',
      });
      const [cookie] = page?.cookies ?? [];
      const again = await ask('/', { cookie: `${cookie?.name}=${cookie?.value}` });
      expect(again?.body).toBe(page?.body);
      expect(again?.cookies).toEqual([]);
    }
    // Each version was rendered once, however many requests there were.
    expect(new Set(pages.map((page) => page?.body)).size).toBe(2);
  });

  it('ends without a trace: everybody gets one page again, which anybody may store', async () => {
    await open(seen);
    const response = await ask('/');
    expect(response?.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: 'Accept-Encoding, Save-Data',
    });
    expect(response?.cookies).toEqual([]);
  });
});
