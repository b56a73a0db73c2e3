import type { Mount } from '@narthex/shared-contracts';
import { buildManifest } from './manifest';

const site = { name: 'Mwangaza Campus Church', tagline: 'A light on the hill', locale: 'en-KE' };
const mount = (path: string, title: string, more: Partial<Mount> = {}): Mount => ({
  path,
  title,
  guard: 'public',
  ...more,
});

it('is called by the site, shortly where there is no room', () => {
  expect(buildManifest(site, [])).toMatchObject({
    name: 'Mwangaza Campus Church',
    short_name: 'Mwangaza Cam',
    description: 'A light on the hill',
    shortcuts: [],
  });
});

it('leads to the live pages that people look for in passing, by their short names', () => {
  const mounts = [
    mount('/tithes-offerings', 'Tithes and offerings', {
      menus: [
        { group: 'resources', label: 'Treasury', order: 1 },
        { group: 'quick', label: 'Giving', order: 2 },
      ],
    }),
    mount('/COE', 'Calendar of events'),
    mount('/Announcements', 'Announcements', { guard: 'member' }),
    mount('/Events', 'Events'),
  ];
  expect(buildManifest(site, mounts)).toMatchObject({
    shortcuts: [
      { name: 'Calendar of events', url: '/COE' },
      { name: 'Giving', url: '/tithes-offerings' },
    ],
  });
});

it('opens the pages of its language, with their names', () => {
  const translations = { sw: { tagline: 'Nuru mlimani' } };
  const mounts = [mount('/COE', 'Kalenda ya matukio')];
  expect(buildManifest({ ...site, translations }, mounts, 'sw')).toMatchObject({
    id: '/',
    description: 'Nuru mlimani',
    lang: 'sw',
    start_url: '/sw',
    scope: '/',
    shortcuts: [{ name: 'Kalenda ya matukio', url: '/sw/COE' }],
  });
  expect(buildManifest(site, [], 'sw')).toMatchObject({ lang: 'sw', description: 'A light on the hill' });
});
