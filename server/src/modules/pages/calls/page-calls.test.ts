import type { ContentSubject } from '@narthex/shared-contracts';
import { withTestApp } from '../../../../test/build-app';
import { PageCalls } from './page-calls';

const app = withTestApp({ config: { pageCache: 10 } });
const uncached = withTestApp();
const EVENTS = { method: 'GET', url: '/api/v1/events', params: { upcoming: true, limit: 9 } };
const page = { language: 'en', isListed: true, signal: new AbortController().signal } as const;

let calls: PageCalls;
let made: jest.SpyInstance;
beforeEach(() => {
  calls = new PageCalls(app());
  made = jest.spyOn(app(), 'inject');
});
afterEach(() => jest.restoreAllMocks());

const change = (subject: ContentSubject) =>
  app().learnContentVersions([{ subject, version: app().contentVersion(subject) + 1 }]);
const readBy = async (work: () => Promise<unknown>) => (await app().trackReads(work)).reads;

it('are made once for all pages, each of which has read their content', async () => {
  const first = await calls.get(EVENTS, page);
  expect(JSON.parse(first.body)).toMatchObject({ success: true, data: [] });
  expect(await readBy(() => calls.get(EVENTS, page))).toEqual(['events', 'site']);
  expect(await calls.get(EVENTS, page)).toBe(first);
  await calls.get({ ...EVENTS, params: { upcoming: true, limit: 3 } }, page);
  await calls.get(EVENTS, { ...page, language: 'sw' });
  await calls.get(EVENTS, { ...page, isListed: false });
  expect(made.mock.calls.filter(([asked]) => typeof asked === 'object')).toHaveLength(4);
});

it('are made again once their content has changed, and not for other changes', async () => {
  const first = await calls.get(EVENTS, page);
  change('sermons');
  expect(await calls.get(EVENTS, page)).toBe(first);
  change('events');
  expect(await calls.get(EVENTS, page)).not.toBe(first);
});

it('are made again after half a minute, and a page is as old as the oldest of them', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  expect((await calls.get(EVENTS, page)).since).toBe(1_000_000);
  now.mockReturnValue(1_029_999);
  expect((await calls.get(EVENTS, page)).since).toBe(1_000_000);
  now.mockReturnValue(1_030_000);
  expect((await calls.get(EVENTS, page)).since).toBe(1_030_000);
});

it.each([
  ['failed', '/api/v1/events/4711'],
  ['may not be stored', '/api/v1/admin/dashboard'],
])('are made each time if the response %s', async (_, url) => {
  await calls.get({ method: 'GET', url }, page);
  await calls.get({ method: 'GET', url }, page);
  expect(made).toHaveBeenCalledTimes(2);
});

it('are made for every page if no pages are kept', async () => {
  const all = new PageCalls(uncached());
  expect(await all.get(EVENTS, page)).not.toBe(await all.get(EVENTS, page));
});

it('change nothing', async () => {
  await expect(calls.get({ ...EVENTS, method: 'POST' }, page)).rejects.toThrow('A page only reads');
});

it('end once all pages that wait for them were given up', async () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const ended: boolean[] = [];
  made.mockImplementation(async ({ signal }: { signal: AbortSignal }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    throw signal.reason;
  });
  const waiting = [one, other].map(({ signal }) => calls.get(EVENTS, { ...page, signal }));
  const [first] = await Promise.all([made.mock.calls[0]]);
  const [{ signal }] = first as [{ signal: AbortSignal }];
  one.abort();
  ended.push(signal.aborted);
  other.abort(new Error('too late'));
  ended.push(signal.aborted);
  expect(ended).toEqual([false, true]);
  await expect(Promise.all(waiting)).rejects.toThrow('too late');
  expect(made).toHaveBeenCalledTimes(1);
});
