import { START_ELEMENT } from '@narthex/shared-contracts';
import { buildPage } from '../testing/worker/fake-response';
import { startWorker } from '../testing/worker/start-worker';
import {
  FIRST_PAGES,
  connectionLost,
  registryWith,
  siteNetwork,
  typed,
} from '../testing/worker/worker-network';

const FIRST_FILES = ['/shell/offline.html', '/shell/plain-page.css', '/shell/favicon.svg', '/registry.json'];
const shown = (url: unknown) => ({ type: 'page-shown', url });

describe('the installation', () => {
  it('keeps the pages whose mounts ask for it, and does without one that cannot be had', async () => {
    const network = siteNetwork({
      '/registry.json': () => registryWith([{ path: '/Health', guard: 'public', title: 'Health' }]),
      '/Announcements': connectionLost,
      '/Events': () => buildPage('busy', { ok: false, status: 503 }),
    });
    const worker = startWorker(network);
    await worker.upgrade();
    expect(worker.cachedPages()).toEqual(['/', '/COE']);
    expect(network.asked).not.toContain('/Health');
  });

  it('fetches no page but the open ones for somebody who has never been here', async () => {
    const network = siteNetwork();
    const worker = startWorker(network, '/Sermons?page=2');
    await worker.install();
    expect(network.asked.sort()).toEqual([...FIRST_FILES, '/Sermons?page=2'].sort());
    expect(worker.cachedPages()).toEqual(['/Sermons?page=2']);
  });

  it('lets the new worker take over once everything is there', async () => {
    const worker = startWorker(siteNetwork());
    await worker.install();
    expect(worker.steps).toEqual(['skips waiting, with 5 cached']);
    expect(worker.cached().sort()).toEqual([...FIRST_FILES, '/'].sort());
  });

  it('fetches nothing but the language of the page that it is installed from', async () => {
    const network = siteNetwork();
    const worker = startWorker(network, '/sw/Events');
    await worker.upgrade();
    expect(worker.cachedPages().sort()).toEqual(
      ['/sw', ...FIRST_PAGES.filter((page) => page !== '/').map((page) => `/sw${page}`)].sort(),
    );
    expect(worker.cached()).toContain('/shell/offline.sw.html');
    expect(network.asked).not.toContain('/');
    expect(network.asked).not.toContain('/shell/offline.html');
    network.goOffline();
    expect((await worker.navigate('/sw/Health').response())?.body).toBe('the page /shell/offline.sw.html');
    expect((await worker.navigate('/Health').response())?.body).toBe('the page /shell/offline.sw.html');
  });

  it('keeps the offline page with its looks', async () => {
    const network = siteNetwork();
    const worker = startWorker(network);
    await worker.install();
    network.goOffline();
    for (const path of ['/shell/plain-page.css', '/shell/favicon.svg']) {
      expect((await worker.request(path).response())?.body).toBe(`the page ${path}`);
    }
  });

  it.each([
    ['is not there', () => buildPage('not found', { ok: false, status: 404, ...typed('application/json') })],
    ['is lost on the way', connectionLost],
    ['is a page of somebody else’s network', () => buildPage('Sign in to the hotel')],
    ['is of no known type', () => buildPage('{}', { headers: new Map() })],
  ])('works without the registry when it %s', async (_name, registry) => {
    const worker = startWorker(siteNetwork({ '/registry.json': registry }));
    await worker.install();
    expect(worker.cached()).not.toContain('/registry.json');
    await worker.navigate('/Health').end();
    expect(worker.cachedPages()).toEqual(['/', '/Health']);
  });
});

describe('a page that somebody opens', () => {
  const INSTALLED_AT = '2026-11-27T08:00:00.000Z';
  const MINUTE_MS = 60_000;

  /** Installs the worker, and returns it with its network when a page is opened some minutes later. */
  async function openLater(minutes: number) {
    jest.useFakeTimers({ now: new Date(INSTALLED_AT) });
    const network = siteNetwork({
      '/registry.json': () => registryWith([], new Date(INSTALLED_AT).toUTCString()),
    });
    const worker = startWorker(network, '/COE');
    await worker.install();
    jest.setSystemTime(Date.now() + minutes * MINUTE_MS);
    network.asked.length = 0;
    return { worker, network };
  }
  afterEach(() => jest.useRealTimers());

  it('in the first visit brings no other page', async () => {
    const { worker, network } = await openLater(29);
    await worker.navigate('/Health').end();
    expect(network.asked).toEqual(['/Health']);
  });

  it.each([
    ['after half an hour', 31],
    ['on a phone whose clock was wrong', -600],
  ])('%s brings the first pages that are missing, once it is loaded itself', async (_when, minutes) => {
    const { worker, network } = await openLater(minutes);
    const event = worker.navigate('/Health');
    await jest.advanceTimersByTimeAsync(4_999);
    expect(network.asked).toEqual(['/Health']);
    await jest.advanceTimersByTimeAsync(1);
    await event.end();
    expect(network.asked).toEqual(['/Health', '/Announcements', '/Events', '/']);
    await worker.navigate('/Sermons').end();
    expect(network.asked.slice(4)).toEqual(['/Sermons']);
  });

  it('brings them in its own language', async () => {
    const { worker, network } = await openLater(31);
    const event = worker.navigate('/sw/Health');
    await jest.advanceTimersByTimeAsync(5_000);
    await event.end();
    expect(network.asked).toEqual(['/sw/Health', '/sw/COE', '/sw/Announcements', '/sw/Events', '/sw']);
  });
});

describe('the activation', () => {
  it('is short: what versions before cached goes, and nothing is fetched', async () => {
    const network = siteNetwork();
    const worker = startWorker(network);
    for (const old of ['narthex-pages-before', 'narthex-assets-before', 'narthex-data-before']) {
      worker.stores.set(old, new Map());
    }
    worker.stores.set('of somebody else', new Map());
    worker.stores.set('notes-on-narthex-pages-', new Map());
    await worker.install();
    await worker.request('/api/v1/site').end();
    network.asked.length = 0;
    await worker.activate();
    expect(network.asked).toEqual([]);
    expect([...worker.stores.keys()]).toEqual([
      'of somebody else',
      'notes-on-narthex-pages-',
      'narthex-assets-__VERSION__',
      'narthex-pages-__VERSION__',
      'narthex-data-__VERSION__',
    ]);
    expect(worker.cachedPages().sort()).toEqual([...FIRST_PAGES].sort());
    expect(worker.steps).toContain('claims its pages, with 5 caches');
  });
});

describe('a page that the shell says is shown', () => {
  it('is kept, with its query', async () => {
    const worker = startWorker(siteNetwork());
    await worker.tell(shown('/Sermons/4'));
    await worker.tell(shown('/Events?page=2'));
    await worker.tell(shown('/Archive/2026.11/songs'));
    expect(worker.cachedPages()).toEqual(['/Sermons/4', '/Events?page=2', '/Archive/2026.11/songs']);
  });

  it.each([
    '/admin/login',
    '/members',
    '/member/profile',
    '/member-dashboard',
    '/department-dashboard/events',
    '/leaders',
    '/api/v1/events',
    '/API/v1/events',
    '/forms/prayer',
    '/waiting-list/leave',
    '/calendar/subscribe',
    '/sitemap.xml',
    '/calendar.ics',
    '/?sent=inquiry',
    'https://elsewhere.example/COE',
    'https://',
    7,
  ])('is not kept at %p', async (url) => {
    const network = siteNetwork();
    const worker = startWorker(network);
    await worker.tell(shown(url));
    expect(worker.cachedPages()).toEqual([]);
    expect(network.asked).toEqual([]);
  });

  it('is fetched only when it is the shell that says so', async () => {
    const network = siteNetwork();
    const worker = startWorker(network);
    await worker.tell({ type: 'page-left', url: '/Sermons' });
    await worker.tell(null);
    expect(network.asked).toEqual([]);
  });

  const html = 'text/html; charset=utf-8';
  const cacheControl = (value: string) => ({
    headers: new Map([
      ['content-type', html],
      ['cache-control', value],
    ]),
  });
  it.each([
    ['a response for one person', cacheControl('private, max-age=60')],
    ['a response that nobody may store', cacheControl('no-store')],
    ['a response from another URL', { redirected: true }],
    ['a response of another site', { type: 'cors' }],
    ['a missing page', { ok: false, status: 404 }],
    ['a part of a page', { status: 206 }],
    ['data', typed('application/json')],
    ['a description of text/html', typed('text/plain; about=text/html')],
    ['of no known type', { headers: new Map() }],
  ])('is not kept when it is %s', async (_name, changes) => {
    const worker = startWorker(siteNetwork({ '/Sermons': () => buildPage('x', changes) }));
    await worker.tell(shown('/Sermons'));
    expect(worker.cachedPages()).toEqual([]);
  });

  it('is kept when everybody may store it', async () => {
    const worker = startWorker(
      siteNetwork({ '/Sermons': () => buildPage('x', cacheControl('public, max-age=0')) }),
    );
    await worker.tell(shown('/Sermons'));
    expect(worker.cachedPages()).toEqual(['/Sermons']);
  });
});

describe('the application of a page that waits for it', () => {
  const DATA = '/page-data/aa.json?page=%2FCOE';
  const FILES = [
    '/shell/shell.0a1b2c3d.js',
    '/remotes/public-site/1/app.0a1b2c3d.js',
    '/remotes/public-site/1/e.js',
    '/shell/hashes.0a1b2c3d.json',
  ];
  /** The page contains them, but the application loads them to open it from another page. */
  const STYLES = '/remotes/public-site/1/programme.0a1b2c3d.css';
  const [script, chunk, preloaded, hashes] = FILES.map((url) => [url, 'sha384-x']);
  const START = JSON.stringify({
    data: DATA,
    hashes,
    scripts: [script],
    chunks: [chunk],
    preloads: [preloaded],
  });
  const waiting = () =>
    siteNetwork({
      '/COE': () =>
        buildPage(
          `<style data-file="${STYLES}">p{}</style><script id="${START_ELEMENT}">${START}</script><p>Programme</p>`,
        ),
    });
  /** The worker caches the files of a remote for all its versions that demand the same hashes. */
  const CACHED_FILES = FILES.map((url) =>
    url.replace(/(public-site)\/1\/(.*)/, '$1/*/$2?integrity=sha384-x'),
  );
  const ALL = ['/COE', ...CACHED_FILES, STYLES, DATA].sort();

  it('is left out for somebody who has never loaded it', async () => {
    const worker = startWorker(waiting());
    await worker.navigate('/COE').end();
    expect(worker.cached()).toEqual(['/COE']);
  });

  it('is kept with its data once the application shows the page', async () => {
    const worker = startWorker(waiting());
    await worker.tell(shown('/COE'));
    expect(worker.cached().sort()).toEqual(ALL);
  });

  it('is kept with further pages for somebody who has loaded it', async () => {
    const worker = startWorker(waiting());
    await worker.request(FILES[0] ?? '').end();
    await worker.navigate('/COE').end();
    expect(worker.cached().sort()).toEqual(ALL);
  });
});

describe('the files a page names', () => {
  const FILES = ['/shell/shell.0a1b2c3d.js', '/remotes/public-site/1.0.0/app.css'];
  const PAGE = `<link href="/shell/missing.0a1b2c3d.css"><link href="/shell/lost.0a1b2c3d.css">
    <script src="${FILES[0]}"></script><link rel="stylesheet" href="${FILES[1]}"><img src="/media/7/400.webp">
    <a href="/Events">Events</a> <a href="https://elsewhere.example/shell/other.js">Elsewhere</a>`;
  const pageNetwork = () =>
    siteNetwork({
      '/COE': () => buildPage(PAGE),
      '/Health': () => buildPage(PAGE),
      '/shell/missing.0a1b2c3d.css': () => buildPage('not found', { ok: false, status: 404 }),
      '/shell/lost.0a1b2c3d.css': connectionLost,
    });

  it('are kept with it, so that it looks like itself without a connection', async () => {
    const network = pageNetwork();
    const worker = startWorker(network);
    await worker.tell(shown('/COE'));
    network.goOffline();
    expect(worker.cached().sort()).toEqual(['/COE', ...FILES].sort());
    for (const path of FILES) {
      expect((await worker.request(path).response())?.body).toBe(`the page ${path}`);
    }
  });

  it('are fetched once for all versions in which they have the same hash', async () => {
    const page = (version: string) => () =>
      buildPage(
        `<link rel="stylesheet" href="/remotes/public-site/${version}/app.css" integrity="sha384-x">`,
      );
    const network = siteNetwork({ '/COE': page('1.0.0'), '/Health': page('1.1.0') });
    const worker = startWorker(network);
    await worker.tell(shown('/COE'));
    await worker.tell(shown('/Health'));
    expect(network.asked).toEqual(['/COE', '/remotes/public-site/1.0.0/app.css', '/Health']);
    expect([...worker.demanded]).toEqual([['/remotes/public-site/1.0.0/app.css', 'sha384-x']]);
  });

  it('are fetched once for all pages', async () => {
    const network = pageNetwork();
    const worker = startWorker(network);
    await worker.tell(shown('/COE'));
    await worker.tell(shown('/Health'));
    expect(network.asked.filter((path) => path === FILES[0])).toHaveLength(1);
  });
});

describe('what is kept stays small', () => {
  it('forgets the pages read longest ago, and never the first ones', async () => {
    const worker = startWorker(siteNetwork());
    await worker.upgrade();
    for (let id = 1; id <= 28; id += 1) await worker.tell(shown(`/Sermons/${id}`));
    const cached = worker.cachedPages();
    expect(cached).toHaveLength(30);
    expect(cached).toEqual(expect.arrayContaining([...FIRST_PAGES, '/Sermons/3', '/Sermons/28']));
    expect(cached).not.toContain('/Sermons/2');
  });

  it('counts a page as read when it was read again', async () => {
    const worker = startWorker(siteNetwork());
    for (let id = 1; id <= 30; id += 1) await worker.tell(shown(`/Sermons/${id}`));
    await worker.tell(shown('/Sermons/1'));
    await worker.tell(shown('/Sermons/31'));
    expect(worker.cachedPages()).toEqual(expect.arrayContaining(['/Sermons/1', '/Sermons/3']));
    expect(worker.cachedPages()).not.toContain('/Sermons/2');
  });

  it('forgets pictures asked for longest ago, and never what the offline page is made of', async () => {
    const worker = startWorker(siteNetwork());
    await worker.install();
    const assets = worker.stores.get('narthex-assets-__VERSION__') ?? new Map();
    for (let id = 1; id <= 158; id += 1) assets.set(`/media/${id}/800.avif`, buildPage('a picture'));
    await worker.request('/media/159/800.avif').end();
    expect(assets.size).toBe(160);
    expect([...assets.keys()]).toEqual(
      expect.arrayContaining([...FIRST_FILES, '/media/4/800.avif', '/media/159/800.avif']),
    );
    expect(assets.has('/media/3/800.avif')).toBe(false);
  });

  it('forgets data asked for longest ago', async () => {
    const worker = startWorker(siteNetwork());
    for (let id = 1; id <= 41; id += 1) await worker.request(`/api/v1/events/${id}`).end();
    expect(worker.cached()).toHaveLength(40);
    expect(worker.cached()).not.toContain('/api/v1/events/1');
  });
});

describe('the mounts of the registry', () => {
  const mounts = [
    { path: '/test', guard: 'public', title: 'Content check', offline: 'never' },
    { path: '/choir-planning', guard: 'leader', title: 'Choir planning' },
  ];
  it('say which pages are not cached', async () => {
    const worker = startWorker(siteNetwork({ '/registry.json': () => registryWith(mounts) }));
    await worker.upgrade();
    for (const path of ['/choir-planning', '/choir-planning/songs', '/test', '/Choirs']) {
      await worker.navigate(path).end();
    }
    expect(worker.cachedPages().sort()).toEqual([...FIRST_PAGES, '/Choirs'].sort());
  });
});
