import type { Mount } from '@narthex/shared-contracts';
import { fakeRegistry } from '../testing/fake-registry';
import { buildLegalLinks, buildMenus, buildQuickLinks } from './nav-items';

const page = (path: string, title: string, more: Partial<Mount> = {}): Mount => ({
  path,
  title,
  guard: 'public',
  ...more,
});

const listMenu = (mounts: readonly Mount[], id: string) =>
  buildMenus(fakeRegistry({ site: mounts })).find((menu) => menu.id === id)?.links;

it('holds a page of the registry under its title, or the label it asks for, in the order it asks for', () => {
  const mounts = [
    page('/Later', 'Later', { menus: [{ group: 'music', order: 20 }] }),
    page('/First', 'First of all', { menus: [{ group: 'music', label: 'First', order: 10 }] }),
    page('/Nowhere', 'Nowhere'),
  ];
  expect(listMenu(mounts, 'music')).toEqual([
    { label: 'First', to: '/First' },
    { label: 'Later', to: '/Later' },
  ]);
});

it('can hold one page in several places', () => {
  const giving = page('/giving', 'Tithes and offerings', {
    menus: [
      { group: 'resources', order: 50 },
      { group: 'quick', label: 'Giving', order: 60 },
      { group: 'legal', order: 5 },
    ],
  });
  const registry = fakeRegistry({ site: [giving] });
  expect(listMenu([giving], 'resources')).toEqual([{ label: 'Tithes and offerings', to: '/giving' }]);
  expect(buildQuickLinks(registry).map(({ label }) => label)).toEqual(['Giving']);
  expect(buildLegalLinks(registry)).toHaveLength(1);
});

it('leaves out what asks for a sign-in, also below the floor of its path', () => {
  const menus: Mount['menus'] = [{ group: 'about', order: 10 }];
  expect(
    listMenu(
      [
        page('/insiders', 'Insiders', { guard: 'member', menus }),
        page('/admin/statistics', 'Statistics', { menus }),
        page('/About', 'About', { menus }),
      ],
      'about',
    ),
  ).toEqual([{ label: 'About', to: '/About' }]);
});

it('shows no empty menu, and always the way to join', () => {
  const menus = buildMenus(fakeRegistry({ site: [page('/', 'Home')] }));
  expect(menus.map(({ label, links }) => [label, links[0]?.label])).toEqual([['More', 'Join us']]);
});
