import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mountSchema } from '@narthex/shared-contracts';
import type { MenuGroup } from '@narthex/shared-contracts';
import { MANAGED_PAGES } from '@narthex/shared-contracts/managed-pages';
import { fakeApi } from '@narthex/shared-auth/testing';
import { QueryClient } from '@narthex/remote-kit/query';
import { fillNames } from '../fill-names';
import { buildMounts } from '../mounts';
import { prefetch, prefetchForHtml } from '../prefetch';
import { createPageResolver } from '../routes';
import { event, homeCalls, sermon, site } from '../testing/fixtures';
import { PAGES } from './index';

const mounts = buildMounts(PAGES);

/** Returns the entries of a menu as the shell shows them. */
const menu = (wanted: MenuGroup) =>
  mounts
    .flatMap(({ title, menus = [] }) => menus.map((placement) => ({ label: title, ...placement })))
    .filter(({ group }) => group === wanted)
    .sort((a, b) => a.order - b.order)
    .map(({ label }) => fillNames(label, site));

it('makes a valid public mount of each page, and one of a list and its rows', () => {
  for (const mount of mounts) expect(mountSchema.parse(mount)).toMatchObject({ guard: 'public' });
  expect(mounts.find(({ path }) => path === '/Events')).toEqual({
    path: '/Events',
    base: '/',
    guard: 'public',
    title: 'Events',
    menus: [
      { group: 'bar', order: 10 },
      { group: 'quick', order: 25 },
    ],
    sitemap: { content: 'events', items: 'events' },
    offline: 'first',
    query: ['q', 'type', 'page', 'place'],
  });
  expect(mounts.find(({ path }) => path === '/privacy')).toMatchObject({ base: '/', exact: true });
});

it('gives no path to two pages', () => {
  const paths = PAGES.flatMap(({ path, aliases = [] }) => [path, ...aliases]).map((path) =>
    path.toLowerCase(),
  );
  expect(new Set(paths).size).toBe(paths.length);
});

it.each<[MenuGroup, string[]]>([
  ['first', ['New here']],
  [
    'about',
    [
      'About Kilima',
      'The Adventist Church',
      'A word from the chaplain',
      'A word from the first elder',
      'Our leaders',
    ],
  ],
  [
    'ministries',
    [
      'Deaconry',
      'Personal Ministries',
      'Prayer Department',
      'AMO / ALO',
      'Health',
      'Sabbath School',
      'Prophecy',
    ],
  ],
  ['music', ['Church Choir', 'DCM', 'Blissful']],
  ['evangelism', ['Evangelism', 'Public Campus Ministry', 'Literature Ministry']],
  ['resources', ['Sermons', 'Sabbath calendar', 'Announcements', 'Tithes and offerings']],
  ['bar', ['Events']],
  ['quick', ['New here', 'Sabbath calendar', 'Events', 'Announcements', 'Sermons', 'Giving']],
  ['legal', ['Privacy', 'Terms', 'Accessibility', 'Content check']],
])('keeps the entries of the menu %s, in their order', (group, labels) => {
  // New pages need no change of this test.
  expect(menu(group).filter((label) => labels.includes(label))).toEqual(labels);
});

it('finds pages under every path the specification knows them by', () => {
  const resolve = createPageResolver(site);
  for (const [alias, path] of [
    ['/SabbathCalendar', '/COE'],
    ['/Ministries/PersonalMinistries', '/Personalministries'],
    ['/Evangelism/PCM', '/PCM'],
    ['/About/AboutSDA', '/Aboutsda'],
    ['/About/Mission', '/Evangelism'],
    ['/dcm', '/Music/DCM'],
  ] as const) {
    expect(resolve(alias)).toBe(path);
  }
});

it.each(Object.entries(MANAGED_PAGES))(
  '%s is called in the panels as on its page',
  (_page, { path, title }) => {
    expect(PAGES.find((page) => page.path === path)?.title).toBe(title);
  },
);

it.each([
  ['offline.html', ''],
  ['offline.sw.html', '/sw'],
])('what %s links to can be read without a connection from the first visit on', (file, base) => {
  const html = readFileSync(path.join(__dirname, '../../../../shell/public', file), 'utf8');
  const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, link]) => link);
  const first = PAGES.filter(({ offline }) => offline === 'first').map((page) =>
    page.path === '/' ? base || '/' : base + page.path,
  );
  expect(links.length).toBeGreaterThan(1);
  expect(first).toEqual(expect.arrayContaining(links));
});

const calls = {
  ...homeCalls,
  'GET /v1/events/1': { body: { success: true, data: event() } },
  'GET /v1/sermons/1': { body: { success: true, data: sermon() } },
};

it.each(PAGES.map((page) => [fillNames(page.path, site).replace(':id', '1'), page] as const))(
  '%s is called, described and found as its record says',
  async (path, { title, chunk, structuredData }) => {
    fakeApi(calls);
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const meta = await prefetchForHtml({ path, search: '', queryClient });
    if (!path.endsWith('/1')) expect(meta?.title).toContain(fillNames(title, site));
    expect(meta).toMatchObject({ canonical: path, description: expect.stringMatching(/\w/) });
    expect(meta?.chunks).toContain(chunk);
    const types = (meta?.structuredData ?? []).map((data) => ('@type' in data ? data['@type'] : null));
    const trail = path.endsWith('/1') ? ['BreadcrumbList'] : [];
    expect(types).toEqual(structuredData ? [structuredData.type, ...trail] : []);
  },
);

it('builds structured data for the HTML only', async () => {
  fakeApi(calls);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const context = { path: '/Events/1', search: '', queryClient };
  expect(await prefetch(context)).not.toHaveProperty('structuredData');
  expect(await prefetchForHtml(context)).toMatchObject({
    structuredData: [
      { '@type': 'Event' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Events', item: '/Events' },
          { position: 2, name: event().title },
        ],
      },
    ],
  });
});

it('opens a page again without a request: what is outdated is refreshed once it is shown', async () => {
  const made = fakeApi(calls);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const context = { path: '/', search: '', queryClient };
  await prefetch(context);
  expect(made).not.toEqual([]);
  await queryClient.invalidateQueries();
  made.length = 0;
  await prefetch(context);
  expect(made).toEqual([]);
});
