import { withTestApp } from '../../test/build-app';
import { createAnnouncement } from '../../test/content-factories';
import { cachedByContent } from './cached-by-content';

const app = withTestApp({ config: { pageCache: 10 } });

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

it.each(['/calendar.ics', '/podcast.xml', '/announcements.xml', '/sitemap.xml'])(
  '%s is not sent again to who has it',
  async (url) => {
    const { statusCode, headers } = await app().inject({ url });
    expect(statusCode).toBe(200);
    const again = await app().inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);

it('costs no query while nothing changes', async () => {
  const before = (await app().inject('/announcements.xml')).body;
  await createAnnouncement(app(), { title: 'Not announced yet' });
  expect((await app().inject('/announcements.xml')).body).toBe(before);
  app().learnContentVersions([{ subject: 'announcements', version: 8 }]);
  expect((await app().inject('/announcements.xml')).body).toContain('Not announced yet');
});
