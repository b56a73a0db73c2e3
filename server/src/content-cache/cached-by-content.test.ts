import { withTestApp } from '../../test/build-app';
import { createAnnouncement, createEvent, createSermon } from '../../test/content-factories';
import { publishMounts } from '../../test/delivery/publish-mounts';
import { MAX_ROWS_PER_FILE } from '../modules/site-files/sitemap';
import { cachedByContent } from './cached-by-content';

const app = withTestApp({ config: { pageCache: 10 } });
/** The version is higher than any that earlier tests have set. */
let version = 100;

beforeAll(async () => {
  await createEvent(app());
  await publishMounts(app(), [
    { path: '/', guard: 'public', title: 'Home', exact: true },
    { path: '/Events', guard: 'public', title: 'Events', sitemap: { content: 'events', items: 'events' } },
    {
      path: '/Sermons',
      guard: 'public',
      title: 'Sermons',
      sitemap: { content: 'sermons', items: 'sermons' },
    },
  ]);
});

it('builds a text once for each key until its content changes', async () => {
  let built = 0;
  const feed = cachedByContent(app(), ['sermons'], async (origin) => `${origin} ${(built += 1)}`);
  const [first, second] = await Promise.all([feed('a'), feed('a')]);
  expect([first.text, second.text]).toEqual(['a 1', 'a 1']);
  expect((await feed('b')).text).toBe('b 2');
  app().learnContentVersions([{ subject: 'events', version: 7 }]);
  expect((await feed('a')).text).toBe('a 1');
  app().learnContentVersions([{ subject: 'sermons', version: 7 }]);
  expect((await feed('a')).text).toBe('a 3');
  expect((await feed('a')).etag).not.toBe(first.etag);
});

const FEEDS = [
  '/calendar.ics',
  '/podcast.xml',
  '/announcements.xml',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-events-1.xml',
];

it.each(FEEDS)('%s is not sent again to who has it', async (url) => {
  const { statusCode, headers } = await app().inject({ url });
  expect(statusCode).toBe(200);
  const again = await app().inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each(FEEDS)('%s is built once, whatever query it is asked for with', async (url) => {
  const { body } = await app().inject({ url });
  const updatedAt = new Date(Date.UTC(2027, 0, version));
  await createEvent(app(), { updated_at: updatedAt, start_datetime: new Date(Date.now() + 86_400_000) });
  await createSermon(app(), { updated_at: updatedAt, sermon_date: updatedAt.toISOString().slice(0, 10) });
  await createAnnouncement(app(), { updated_at: updatedAt });
  expect((await app().inject({ url, query: { q: url } })).body).toBe(body);
  const subjects = ['events', 'sermons', 'announcements'] as const;
  app().learnContentVersions(subjects.map((subject) => ({ subject, version: (version += 1) })));
  expect((await app().inject({ url })).body).not.toBe(body);
});

it('a file of the sitemap that is not there is looked for again', async () => {
  expect((await app().inject('/sitemap-sermons-2.xml')).statusCode).toBe(404);
  await createSermon(app(), { id: 2 * MAX_ROWS_PER_FILE });
  expect((await app().inject('/sitemap-sermons-2.xml')).statusCode).toBe(200);
});

it('costs no query while nothing changes', async () => {
  const before = (await app().inject('/announcements.xml')).body;
  await createAnnouncement(app(), { title: 'Not announced yet' });
  expect((await app().inject('/announcements.xml')).body).toBe(before);
  app().learnContentVersions([{ subject: 'announcements', version: (version += 1) }]);
  expect((await app().inject('/announcements.xml')).body).toContain('Not announced yet');
});
