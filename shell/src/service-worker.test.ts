import { pageOf, startWorker, type FakeResponse } from './testing/start-worker';

const FIRST_PAGES = ['/COE', '/Announcements', '/Events', '/'];
const MOST_PAGES = 30;

const network = async (path: string) => pageOf(`the page ${path}`);
const shown = (address: unknown) => ({ type: 'page-shown', address });

describe('the installation', () => {
  it('keeps the pages people need most, and does without one that cannot be had', async () => {
    const worker = startWorker(async (path) => {
      if (path === '/Announcements') throw new Error('connection lost');
      return path === '/Events' ? pageOf('busy', { ok: false, status: 503 }) : pageOf(path);
    });
    await worker.install();
    expect(worker.keptPages()).toEqual(['/COE', '/']);
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
    expect(worker.keptPages()).toEqual(FIRST_PAGES);
  });
});

describe('a page that the shell says is shown', () => {
  it('is kept, with its query', async () => {
    const worker = startWorker(network);
    await worker.tell(shown('/Sermons/4'));
    await worker.tell(shown('/Events?page=2'));
    expect(worker.keptPages()).toEqual(['/Sermons/4', '/Events?page=2']);
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
    expect(worker.keptPages()).toEqual([]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['an answer for one person', { headers: new Map([['cache-control', 'no-store']]) }],
    ['an answer from another address', { redirected: true }],
    ['a missing page', { ok: false, status: 404 }],
    ['data', { headers: new Map([['content-type', 'application/json']]) }],
  ])('is not kept when it is %s', async (_name, changes) => {
    const worker = startWorker(async () => pageOf('x', changes));
    await worker.tell(shown('/Sermons'));
    expect(worker.keptPages()).toEqual([]);
  });
});

it('forgets the pages read longest ago, and never the first ones', async () => {
  const worker = startWorker(network);
  await worker.install();
  for (let id = 1; id <= 40; id += 1) await worker.tell(shown(`/Sermons/${id}`));
  const kept = worker.keptPages();
  expect(kept).toHaveLength(MOST_PAGES);
  expect(kept).toEqual(expect.arrayContaining([...FIRST_PAGES, '/Sermons/15', '/Sermons/40']));
  expect(kept).not.toContain('/Sermons/14');
});

describe('a navigation', () => {
  it('is answered by the network, and kept', async () => {
    const worker = startWorker(network);
    const event = worker.navigate('/Health');
    expect((await event.answer())?.body).toBe('the page /Health');
    await event.end();
    expect(worker.keptPages()).toEqual(['/Health']);
  });

  it('is answered by what was kept when the network takes too long; what comes late is kept for the next time', async () => {
    let arrive = (_response: FakeResponse) => {};
    const answers = [
      Promise.resolve(pageOf('old')),
      new Promise<FakeResponse>((resolve) => (arrive = resolve)),
    ];
    const worker = startWorker(async () => answers.shift() ?? pageOf(''));
    await worker.navigate('/Health').end();
    const event = worker.navigate('/Health');
    expect((await event.answer())?.body).toBe('old');
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
    expect((await worker.navigate('/COE').answer())?.body).toBe('the page /COE');
    expect((await worker.navigate('/Health').answer())?.body).toBe('the page /shell/offline.html');
    expect((await worker.navigate('/members').answer())?.body).toBe('the page /shell/offline.html');
  });

  it('to the areas behind the sign-in leaves nothing behind', async () => {
    const worker = startWorker(network);
    for (const path of ['/members', '/member-dashboard', '/admin/dashboard']) {
      await worker.navigate(path).end();
    }
    expect(worker.keptPages()).toEqual([]);
  });
});
