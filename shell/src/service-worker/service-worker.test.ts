import { OFFLINE_DATA_PATHS } from '@narthex/shared-contracts/offline-data';
import { buildPage, type FakeResponse } from '../testing/worker/fake-response';
import { startWorker } from '../testing/worker/start-worker';
import { connectionLost, siteNetwork } from '../testing/worker/worker-network';

/** Creates a network whose responses arrive when the test says so. */
function slowNetwork() {
  const arrivals: ((response: FakeResponse) => void)[] = [];
  return {
    fetch: () => new Promise<FakeResponse>((resolve) => arrivals.push(resolve)),
    /** Responds to the oldest open request. */
    arrive: (response: FakeResponse) => arrivals.shift()?.(response),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('a navigation', () => {
  it('gets the network’s response, which is kept', async () => {
    const worker = startWorker(siteNetwork());
    const event = worker.navigate('/Health');
    expect((await event.response())?.body).toBe('the page /Health');
    await event.end();
    expect(worker.cachedPages()).toEqual(['/Health']);
  });

  it('gets what was kept when the network takes longer than 6 seconds; what comes late is kept for the next time', async () => {
    const { fetch, arrive } = slowNetwork();
    const worker = startWorker(fetch);
    const first = worker.navigate('/Health');
    arrive(buildPage('old'));
    await first.end();
    const event = worker.navigate('/Health');
    await pass(5_999);
    expect(event.settled()).toBeUndefined();
    await pass(1);
    expect(event.settled()?.body).toBe('old');
    arrive(buildPage('new'));
    await event.end();
    const [pages] = worker.stores.values();
    expect(pages?.get('/Health')?.body).toBe('new');
  });

  it('prefers the network while it is in time', async () => {
    const { fetch, arrive } = slowNetwork();
    const worker = startWorker(fetch);
    const first = worker.navigate('/Health');
    arrive(buildPage('old'));
    await first.end();
    const event = worker.navigate('/Health');
    await pass(5_000);
    arrive(buildPage('new'));
    await pass(2_000);
    expect(event.settled()?.body).toBe('new');
  });

  it('waits for the network when nothing was kept', async () => {
    const { fetch, arrive } = slowNetwork();
    const worker = startWorker(fetch);
    const event = worker.navigate('/Health');
    await pass(60_000);
    arrive(buildPage('late'));
    await pass(0);
    expect(event.settled()?.body).toBe('late');
  });

  it('gets what was kept without a connection, else a page that says so', async () => {
    const network = siteNetwork();
    const worker = startWorker(network);
    await worker.upgrade();
    network.goOffline();
    expect((await worker.navigate('/COE').response())?.body).toBe('the page /COE');
    expect((await worker.navigate('/Health').response())?.body).toBe('the page /shell/offline.html');
    expect((await worker.navigate('/members').response())?.body).toBe('the page /shell/offline.html');
  });

  it.each([
    ['/PrayerRequest', '/shell/offline.html'],
    ['/sw/PrayerRequest', '/shell/offline.sw.html'],
  ])('that sends the form of %s is the network’s, else gets %s', async (page, offline) => {
    const network = siteNetwork();
    const worker = startWorker(network, page);
    await worker.upgrade();
    const send = async () => (await worker.sendForm('/forms/prayer', page).response())?.body;
    expect(await send()).toBe('the page /forms/prayer');
    expect(worker.cached()).not.toContain('/forms/prayer');
    network.goOffline();
    expect(await send()).toBe(`the page ${offline}`);
  });

  it('gets nothing that another version of the site kept', async () => {
    const network = siteNetwork();
    const worker = startWorker(network);
    worker.stores.set('narthex-pages-before', new Map([['/Health', buildPage('of before')]]));
    await worker.install();
    network.goOffline();
    expect((await worker.navigate('/Health').response())?.body).toBe('the page /shell/offline.html');
  });

  it('shows what went wrong on the server, and keeps the page of before', async () => {
    let isWell = true;
    const sermons = () => (isWell ? buildPage('sermons') : buildPage('busy', { ok: false, status: 503 }));
    const network = siteNetwork({ '/Sermons': sermons });
    const worker = startWorker(network);
    await worker.navigate('/Sermons').end();
    isWell = false;
    const event = worker.navigate('/Sermons');
    expect((await event.response())?.body).toBe('busy');
    await event.end();
    network.goOffline();
    expect((await worker.navigate('/Sermons').response())?.body).toBe('sermons');
  });

  it('to the areas behind the sign-in leaves nothing behind', async () => {
    const worker = startWorker(siteNetwork());
    for (const path of ['/members', '/member-dashboard', '/admin/dashboard']) {
      await worker.navigate(path).end();
    }
    expect(worker.cached()).toEqual([]);
  });
});

describe('what belongs to one person', () => {
  const token = new Map([['authorization', 'Bearer somebody']]);

  it.each([
    ['a call with a token', '/api/v1/events', { headers: token }],
    ['an asset with a token', '/remotes/public-site/1.0.0/app.js', { headers: token }],
    ['a part of a video', '/media/7/400.webp', { headers: new Map([['range', 'bytes=0-99']]) }],
    ['something sent', '/api/v1/events', { method: 'POST' }],
    ['something of another site', '/api/v1/events', { origin: 'https://elsewhere.example' }],
    ['a call that is no public one', '/api/v1/admin/dashboard', {}],
    ['a call below a public one', '/api/v1/events/7/attendees', {}],
    ['a call beside a public one', '/api/v1/site-settings', {}],
    ['a call whose path only ends like a public one', '/x/api/v1/site', {}],
    ['what somebody looked for', '/api/v1/search?q=choir', {}],
    ['a seat that is taken', '/api/v1/events/7/rsvp', {}],
    ['an upload in its full size', '/media/7/original.pdf', {}],
    ['a file of the shell without a version', '/shell/index.html', {}],
  ])('is left to the network and never cached: %s', async (_name, path, changes) => {
    const worker = startWorker(siteNetwork());
    const event = worker.request(path, changes);
    await event.end();
    expect(event.response()).toBeUndefined();
    expect(worker.cached()).toEqual([]);
  });

  it('is left to the network and never cached: a page with a token', async () => {
    const worker = startWorker(siteNetwork());
    const event = worker.navigate('/COE', token);
    await event.end();
    expect(event.response()).toBeUndefined();
    expect(worker.cached()).toEqual([]);
  });
});

describe('public data', () => {
  it.each([
    ...OFFLINE_DATA_PATHS.map((path) => path.replace(/:\w+/g, '7')),
    '/api/v1/gallery?category=music',
    '/api/v1/ministry-pages/church_choir',
    '/api/v1/songs/church-choir',
    '/api/v1/page-content/music/dcm',
    '/api/v1/prayer-requests/public',
    '/api/v1/site',
    '/api/v1/homepage',
    '/api/v1/worship-services',
    '/api/v1/calendar?month=2026-11',
    '/api/v1/events',
    '/api/v1/events/7',
    '/api/v1/announcements',
    '/api/v1/sermons',
    '/api/v1/sermons/12',
    '/api/v1/leaders',
    '/api/about/history',
  ])('is there without a connection when it was read before: %s', async (path) => {
    const network = siteNetwork();
    const worker = startWorker(network);
    await worker.request(path).end();
    network.goOffline();
    expect((await worker.request(path).response())?.body).toBe(`the page ${path}`);
  });

  it('is there in the language of the page that asks', async () => {
    const network = siteNetwork({ '/api/v1/events': () => buildPage(`${network.asked.length}`) });
    const worker = startWorker(network);
    const swahili = { headers: new Map([['accept-language', 'sw']]) };
    await worker.request('/api/v1/events').end();
    await worker.request('/api/v1/events', swahili).end();
    network.goOffline();
    expect((await worker.request('/api/v1/events').response())?.body).toBe('1');
    expect((await worker.request('/api/v1/events', swahili).response())?.body).toBe('2');
  });

  it('comes from the network while there is one', async () => {
    let count = 0;
    const worker = startWorker(siteNetwork({ '/api/v1/site': () => buildPage(`${(count += 1)}`) }));
    await worker.request('/api/v1/site').end();
    expect((await worker.request('/api/v1/site').response())?.body).toBe('2');
  });

  it('fails without a connection when it was never read, or only by another version of the site', async () => {
    const worker = startWorker(async () => connectionLost());
    worker.stores.set('narthex-data-before', new Map([['/api/v1/site', buildPage('of before')]]));
    await expect(worker.request('/api/v1/site').response()).rejects.toThrow('connection lost');
  });

  it('is not kept when the server could not give it', async () => {
    const busy = () => buildPage('busy', { ok: false, status: 503 });
    const worker = startWorker(siteNetwork({ '/api/v1/site': busy }));
    const event = worker.request('/api/v1/site');
    expect((await event.response())?.body).toBe('busy');
    await event.end();
    expect(worker.cached()).toEqual([]);
  });
});

describe('assets', () => {
  it.each(['/shell/shell.0a1b2c3d.js', '/remotes/a/1.0.0/b.css', '/media/7/800.avif', '/media/7/1600.webp'])(
    'are asked for once: %s',
    async (path) => {
      const network = siteNetwork();
      const worker = startWorker(network);
      await worker.request(path).end();
      expect((await worker.request(path).response())?.body).toBe(`the page ${path}`);
      expect(network.asked).toEqual([path]);
    },
  );

  it('come from no other version of the site', async () => {
    const path = '/shell/shell.0a1b2c3d.js';
    const worker = startWorker(siteNetwork());
    worker.stores.set('narthex-assets-before', new Map([[path, buildPage('of before')]]));
    expect((await worker.request(path).response())?.body).toBe(`the page ${path}`);
  });

  describe('of a remote that was released again', () => {
    const BEFORE = '/remotes/a/1.0.0/b.0a1b2c3d.js';
    const NOW = '/remotes/a/1.1.0/b.0a1b2c3d.js';
    const HASH = { integrity: 'sha384-a+b/c=' };

    /** Requests a file of the version before, and resolves with the paths that are asked for with one of the next version. */
    async function askAfterRelease(path: string, changes: { integrity?: string }, first = HASH) {
      const network = siteNetwork();
      const worker = startWorker(network);
      await worker.request(BEFORE, first).end();
      await worker.request(path, changes).end();
      return network.asked.slice(1);
    }

    it('are not asked for again if they have the same hash', async () => {
      expect(await askAfterRelease(NOW, HASH)).toEqual([]);
    });

    it.each([
      ['another hash', NOW, { integrity: 'sha384-other' }, HASH],
      ['no hash', NOW, {}, HASH],
      ['no hash before', NOW, HASH, { integrity: '' }],
      ['another name', NOW.replace('b.', 'c.'), HASH, HASH],
      ['another remote', NOW.replace('/a/', '/b/'), HASH, HASH],
      ['a URL that is tried again', `${NOW}?try=1`, HASH, HASH],
    ])('are asked for if they have %s', async (_name, path, changes, first) => {
      expect(await askAfterRelease(path, changes, first)).toEqual([path]);
    });

    it('outlast the version of the site that cached them', async () => {
      const network = siteNetwork();
      const worker = startWorker(network);
      await worker.request(BEFORE, HASH).end();
      worker.stores.set(
        'narthex-assets-before',
        worker.stores.get('narthex-assets-__VERSION__') ?? new Map(),
      );
      worker.stores.delete('narthex-assets-__VERSION__');
      await worker.request(NOW, HASH).end();
      await worker.activate();
      await worker.request(NOW, HASH).end();
      expect(network.asked).toEqual([BEFORE]);
    });
  });

  it('are asked for again when they were not there', async () => {
    const path = '/remotes/a/1.0.0/b.css';
    let isThere = false;
    const file = () => (isThere ? buildPage('the file') : buildPage('not found', { ok: false, status: 404 }));
    const worker = startWorker(siteNetwork({ [path]: file }));
    await worker.request(path).end();
    isThere = true;
    expect((await worker.request(path).response())?.body).toBe('the file');
  });
});
