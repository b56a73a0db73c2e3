import type { Mount } from '@narthex/shared-contracts';
import { withTestApp } from '../../../test/build-app';
import { createEvent, createGalleryItem, createLeader, createSermon } from '../../../test/content-factories';
import { publishMounts } from '../../../test/delivery/publish-mounts';
import { calendarEvents } from '../../database/schema/calendar';
import { pageSections } from '../../database/schema/pages';
import { MAX_ROWS_PER_FILE } from './sitemap';

const app = withTestApp();

const page = (path: string, more: Partial<Mount> = {}): Mount => ({
  path,
  guard: 'public',
  title: 'A page',
  ...more,
});

beforeAll(() =>
  publishMounts(app(), [
    page('/', { exact: true }),
    page('/About{product}', { exact: true, sitemap: { content: 'about/about_{slug}' } }),
    page('/COE', { exact: true, sitemap: { content: 'calendar' } }),
    page('/leadership', { sitemap: { content: 'leaders' } }),
    page('/Gallery', { sitemap: { content: 'gallery' } }),
    page('/Choirs', { sitemap: { content: 'of no subject' } }),
    page('/Events', { sitemap: { content: 'events', items: 'events' } }),
    page('/Sermons', { sitemap: { content: 'sermons', items: 'sermons' } }),
    page('/test/about-content', { exact: true, sitemap: false }),
    page('/member/profile', { guard: 'member' }),
    page('/admin/statistics'),
  ]),
);

async function read(url: string) {
  const response = await app().inject({ url, headers: { host: 'church.example' } });
  const entries = [
    ...response.body.matchAll(/<loc>http:\/\/church\.example([^<]+)<\/loc>(?:<lastmod>([^<]+)<)?/g),
  ].map(([, path, changed]) => [path, changed] as const);
  return { response, changes: new Map(entries), paths: entries.map(([path]) => path) };
}

it('lists the public pages of the live remotes, and the rows everybody may see', async () => {
  const updatedAt = new Date('2026-11-20T08:00:00Z');
  const event = await createEvent(app(), { updated_at: updatedAt });
  const draft = await createEvent(app(), { status: 'draft' });
  const sermon = await createSermon(app());
  const { response, changes, paths } = await read('/sitemap.xml');
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual([
    '/',
    '/AboutChurch',
    '/COE',
    '/leadership',
    '/Gallery',
    '/Choirs',
    '/Events',
    '/Sermons',
    '/members',
    `/Events/${event.id}`,
    `/Sermons/${sermon.id}`,
  ]);
  expect(paths).not.toContain(`/Events/${draft.id}`);
  expect(changes.get(`/Events/${event.id}`)).toBe('2026-11-20T08:00:00.000Z');
});

it('says when the content of a page last changed', async () => {
  const updatedAt = new Date('2026-10-01T08:00:00Z');
  await app().db.insert(calendarEvents).values({ date: '2026-10-03', updated_at: updatedAt });
  await app()
    .db.insert(pageSections)
    .values({
      page_type: 'about_church',
      section_key: 'welcome',
      updated_at: new Date('2026-09-01T08:00:00Z'),
    });
  await createLeader(app(), { updated_at: new Date('2026-08-01T08:00:00Z') });
  await createGalleryItem(app(), { updated_at: new Date('2026-07-01T08:00:00Z') });
  app().learnContentVersions([{ subject: 'calendar', version: 50 }]);
  const { changes } = await read('/sitemap.xml');
  expect(changes.get('/COE')).toBe('2026-10-01T08:00:00.000Z');
  expect(changes.get('/AboutChurch')).toBe('2026-09-01T08:00:00.000Z');
  expect(changes.get('/leadership')).toBe('2026-08-01T08:00:00.000Z');
  expect(changes.get('/Gallery')).toBe('2026-07-01T08:00:00.000Z');
  expect(changes.get('/')).toBeUndefined();
  expect(changes.get('/Choirs')).toBeUndefined();
});

it('becomes an index of files once there are more rows than one file holds', async () => {
  const first = await createEvent(app());
  const last = await createEvent(app(), { id: 2 * MAX_ROWS_PER_FILE + 7 });
  const index = await read('/sitemap.xml');
  expect(index.response.body).toContain('<sitemapindex');
  expect(index.paths).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-events-1.xml',
    '/sitemap-events-2.xml',
    '/sitemap-events-3.xml',
    '/sitemap-sermons-1.xml',
  ]);
  expect((await read('/sitemap-pages.xml')).paths).toContain('/COE');
  expect((await read('/sitemap-events-1.xml')).paths).toContain(`/Events/${first.id}`);
  expect((await read('/sitemap-events-3.xml')).paths).toEqual([`/Events/${last.id}`]);
  const withoutRows = await read('/sitemap-events-2.xml');
  expect(withoutRows.response.statusCode).toBe(200);
  expect(withoutRows.paths).toEqual([]);
  for (const missing of ['/sitemap-events-4.xml', '/sitemap-leaders-1.xml', '/sitemap-events-0.xml']) {
    expect((await app().inject(missing)).statusCode).toBeGreaterThanOrEqual(400);
  }
});
