import { pageOf, startWorker, type FakeResponse } from '../testing/start-worker';

const FIRST_PAGES = ['/COE', '/Announcements', '/Events', '/'];
const MAX_PAGES = 30;

const JSON_TYPE = new Map([['content-type', 'application/json; charset=utf-8']]);
const firstMounts = FIRST_PAGES.map((path) => ({
  path,
  base: '/',
  exact: true,
  guard: 'public',
  title: path,
  offline: 'first',
}));
const registryWith = (mounts: readonly object[]) =>
  pageOf(
    JSON.stringify({ microFrontends: { site: [{ extras: { mounts: [...firstMounts, ...mounts] } }] } }),
    {
      headers: JSON_TYPE,
    },
  );

/** The network of a site that is well: the registry, and a page at any other path. */
const network = async (path: string) =>
  path === '/registry.json' ? registryWith([]) : pageOf(`the page ${path}`);
const shown = (address: unknown) => ({ type: 'page-shown', address });

describe('the installation', () => {
  it('keeps the pages people need most, and does without one that cannot be had', async () => {
    const worker = startWorker(async (path) => {
      if (path === '/registry.json') return registryWith([]);
      if (path === '/Announcements') throw new Error('connection lost');
      return path === '/Events' ? pageOf('busy', { ok: false, status: 503 }) : pageOf(path);
    });
    await worker.install();
    expect(worker.cachedPages()).toEqual(['/COE', '/']);
  });

  it('is followed by a short activation: what is old goes, and nothing is fetched', async () => {
    let fetched = 0;
    const worker = startWorker((path) => {
      fetched += 1;
      return network(path);
    });
    worker.stores.set('narthex-pages-before', new Map());
    worker.stores.set('of somebody else', new Map());
    await worker.install();
    fetched = 0;
    await worker.activate();
    expect(fetched).toBe(0);
    expect([...worker.stores.keys()]).toEqual([
      'of somebody else',
      'narthex-assets-__VERSION__',
      'narthex-pages-__VERSION__',
    ]);
    expect(worker.cachedPages()).toEqual(FIRST_PAGES);
  });
});

describe('a page that the shell says is shown', () => {
  it('is kept, with its query', async () => {
    const worker = startWorker(network);
    await worker.tell(shown('/Sermons/4'));
    await worker.tell(shown('/Events?page=2'));
    expect(worker.cachedPages()).toEqual(['/Sermons/4', '/Events?page=2']);
  });

  it.each([
    '/admin/login',
    '/members',
    '/member/profile',
    '/member-dashboard',
    '/department-dashboard/events',
    '/leaders',
    '/api/v1/events',
    '/?sent=inquiry',
    'https://elsewhere.example/COE',
    'https://',
    7,
  ])('is not kept at %p', async (address) => {
    const asked: string[] = [];
    const worker = startWorker((path) => {
      asked.push(path);
      return network(path);
    });
    await worker.tell(shown(address));
    expect(worker.cachedPages()).toEqual([]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['a response for one person', { headers: new Map([['cache-control', 'no-store']]) }],
    ['a response from another URL', { redirected: true }],
    ['a missing page', { ok: false, status: 404 }],
    ['data', { headers: new Map([['content-type', 'application/json']]) }],
  ])('is not kept when it is %s', async (_name, changes) => {
    const worker = startWorker(async () => pageOf('x', changes));
    await worker.tell(shown('/Sermons'));
    expect(worker.cachedPages()).toEqual([]);
  });
});

it('forgets the pages read longest ago, and never the first ones', async () => {
  const worker = startWorker(network);
  await worker.install();
  for (let id = 1; id <= 40; id += 1) await worker.tell(shown(`/Sermons/${id}`));
  const cached = worker.cachedPages();
  expect(cached).toHaveLength(MAX_PAGES);
  expect(cached).toEqual(expect.arrayContaining([...FIRST_PAGES, '/Sermons/15', '/Sermons/40']));
  expect(cached).not.toContain('/Sermons/14');
});

describe('a navigation', () => {
  it('is answered by the network, and kept', async () => {
    const worker = startWorker(network);
    const event = worker.navigate('/Health');
    expect((await event.response())?.body).toBe('the page /Health');
    await event.end();
    expect(worker.cachedPages()).toEqual(['/Health']);
  });

  it('is answered by what was kept when the network takes too long; what comes late is kept for the next time', async () => {
    let arrive = (_response: FakeResponse) => {};
    const responses = [
      Promise.resolve(pageOf('old')),
      new Promise<FakeResponse>((resolve) => (arrive = resolve)),
    ];
    const worker = startWorker(async () => responses.shift() ?? pageOf(''));
    await worker.navigate('/Health').end();
    const event = worker.navigate('/Health');
    expect((await event.response())?.body).toBe('old');
    arrive(pageOf('new'));
    await event.end();
    const [pages] = worker.stores.values();
    expect(pages?.get('/Health')?.body).toBe('new');
  });

  it('is answered by what was kept without a connection, else by a page that says so', async () => {
    let isOnline = true;
    const worker = startWorker((path) => (isOnline ? network(path) : Promise.reject(new Error('offline'))));
    await worker.install();
    isOnline = false;
    expect((await worker.navigate('/COE').response())?.body).toBe('the page /COE');
    expect((await worker.navigate('/Health').response())?.body).toBe('the page /shell/offline.html');
    expect((await worker.navigate('/members').response())?.body).toBe('the page /shell/offline.html');
  });

  it('to the areas behind the sign-in leaves nothing behind', async () => {
    const worker = startWorker(network);
    for (const path of ['/members', '/member-dashboard', '/admin/dashboard']) {
      await worker.navigate(path).end();
    }
    expect(worker.cachedPages()).toEqual([]);
  });
});

describe('what belongs to one person', () => {
  const token = new Map([['authorization', 'Bearer somebody']]);

  it.each([
    ['a call with a token', '/api/v1/events', { headers: token }],
    ['a page with a token', '/COE', { headers: token }],
    ['an asset with a token', '/remotes/public-site/1.0.0/app.js', { headers: token }],
    ['a part of a film', '/media/7/400.webp', { headers: new Map([['range', 'bytes=0-99']]) }],
    ['something sent', '/api/v1/events', { method: 'POST' }],
    ['something of another site', '/api/v1/events', { origin: 'https://elsewhere.example' }],
    ['a call that is no public one', '/api/v1/admin/dashboard', {}],
  ])('is left to the network and never cached: %s', async (_name, path, changes) => {
    const worker = startWorker(network);
    const event = worker.request(path, changes);
    await event.end();
    expect(event.response()).toBeUndefined();
    expect(worker.cached()).toEqual([]);
  });
});

describe('what pages are made of', () => {
  it('is data for when there is no connection', async () => {
    let isOnline = true;
    const worker = startWorker((path) => (isOnline ? network(path) : Promise.reject(new Error('offline'))));
    await worker.request('/api/v1/events/7').end();
    isOnline = false;
    expect((await worker.request('/api/v1/events/7').response())?.body).toBe('the page /api/v1/events/7');
    await expect(worker.request('/api/v1/sermons').response()).rejects.toThrow('offline');
  });

  it('is assets, asked for once', async () => {
    const asked: string[] = [];
    const worker = startWorker((path) => {
      asked.push(path);
      return network(path);
    });
    for (const path of ['/shell/shell.0a1b2c3d.js', '/remotes/a/1.0.0/b.css', '/media/7/800.avif']) {
      await worker.request(path).end();
      expect((await worker.request(path).response())?.body).toBe(`the page ${path}`);
    }
    expect(asked).toHaveLength(3);
  });
});

describe('the mounts of the registry', () => {
  const mounts = [
    { path: '/test', guard: 'public', title: 'Content check', offline: 'never' },
    { path: '/choir-planning', guard: 'leader', title: 'Choir planning' },
  ];
  it('say which pages are not cached', async () => {
    const worker = startWorker(async (path) =>
      path === '/registry.json' ? registryWith(mounts) : network(path),
    );
    await worker.install();
    for (const path of ['/choir-planning', '/choir-planning/songs', '/test', '/Choirs']) {
      await worker.navigate(path).end();
    }
    expect(worker.cachedPages()).toEqual([...FIRST_PAGES, '/Choirs']);
  });
});
