import type { Mount, Registry } from '@narthex/shared-contracts';
import { findPage, findUrlInText } from './find-page';

const mount = (path: string, more: Partial<Mount> = {}): Mount => ({
  path,
  guard: 'public',
  title: path,
  ...more,
});

const buildRegistry = (remotes: Readonly<Record<string, readonly Mount[]>>): Registry => ({
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends: Object.fromEntries(
    Object.entries(remotes).map(([name, mounts]) => [
      name,
      [
        {
          url: `/remotes/${name}/1/mf-manifest.json`,
          metadata: { integrity: `sha384-${'A'.repeat(64)}`, version: '1.0.0-0123456789' },
          deployment: { traffic: 100, default: true },
          extras: { contract: 1, title: name, owner: 'Test', mounts: [...mounts] },
        },
      ],
    ]),
  ),
});

const registry = buildRegistry({
  'public-site': [
    mount('/', { exact: true }),
    mount('/Events'),
    mount('/st.-john.', { exact: true }),
    mount('/COE', { exact: true, query: ['semester'] }),
    mount('/Sermons', { query: ['page'] }),
  ],
  youth: [mount('/youth', { title: 'Youth' })],
  admin: [mount('/admin', { guard: 'admin' }), mount('/admin/help')],
});

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/?utm_source=newsletter', '/'],
  ['/?q=anything', '/'],
  ['/Events?page=2', '/Events'],
  ['/events/', '/Events'],
  ['//Events', '/Events'],
  ['/Events/5?utm_source=x', '/Events/5'],
  ['/COE?semester=2026-09&page=2', '/COE?semester=2026-09'],
  ['/COE?', '/COE'],
  ['/Sermons?page=2&sent=newsletter', '/Sermons?page=2&sent=newsletter'],
  ['/Sermons?sent=anything', '/Sermons'],
  [`/Sermons?page=${'1'.repeat(300)}`, `/Sermons?page=${'1'.repeat(200)}`],
  ['/members?tab=join&return_to=/x', '/members?tab=join'],
  ['/admin/events?page=2', '/admin/events'],
  ['/nowhere', '/not-found'],
  ['/nowhere/else?q=1', '/not-found'],
])('%s is rendered and cached as %s', (url, expected) => {
  expect(findPage(registry, url).url).toBe(expected);
});

it('says whose page it is, what it is called, and whether it is there', () => {
  expect(findPage(registry, '/youth/camp')).toMatchObject({ remote: 'youth', title: 'Youth', status: 200 });
  expect(findPage(registry, '/admin/events')).toMatchObject({ remote: null, status: 200 });
  expect(findPage(registry, '/admin/help')).toMatchObject({ remote: null, status: 200 });
  expect(findPage(registry, '/nowhere')).toMatchObject({ remote: null, status: 404 });
});

it.each([
  ['/%61dmin/open'],
  ['/admin/help'],
  ['/Admin//help'],
  ['/wide/%64ashboard'],
  ['/wide/team-dashboard/plans'],
  ['/x-dashboard'],
  ['/choirs'],
])('%s of a public mount is rendered for nobody, since the shell asks for a sign-in there', (url) => {
  const open = buildRegistry({
    wide: [mount('/'), mount('/wide'), mount('/x-dashboard', { aliases: ['/choirs'] })],
    admin: [mount('/admin/help')],
  });
  expect(findPage(open, url)).toMatchObject({ remote: null, guardedLanguage: 'en' });
  expect(findPage(open, `${url}?page=2`).url).not.toContain('?');
});

it('tells the pages of the site from what anyone can make up', () => {
  const isListed = (url: string) => findPage(registry, url).isListed;
  expect(['/', '/Events', '/members', '/nowhere'].map(isListed)).toEqual([true, true, true, true]);
  expect(['/Events/5', '/Sermons?page=2', '/admin/x'].map(isListed)).toEqual([false, false, false]);
});

it('keeps the parameters of versions that were published before mounts declared them', () => {
  const before = buildRegistry({ 'public-site': [mount('/'), mount('/COE', { exact: true })] });
  expect(findPage(before, '/COE?semester=2026-09&utm_source=x').url).toBe('/COE?semester=2026-09');
});

it.each([
  ['/Events/24.', '/Events/24'],
  ['/sw/Events/24%3E', '/sw/Events/24'],
  ['/coe).', '/coe'],
  ['//coe.', '/coe'],
  ['/Events/24', null],
  ['/Events/24?tab=2.', null],
  ['/nowhere.', null],
  ['//church.example.', null],
  ['/.', '/'],
  ['/st.-john.', null],
])('of %s in a text, the page is %s', (asked, url) => {
  expect(findUrlInText(registry, asked)).toBe(url);
});
