import { canonicalPath, createPathResolver } from './canonical-path';
import type { Registry } from '../delivery/registry';

const resolve = createPathResolver([
  { path: '/COE', aliases: ['/SabbathCalendar'], exact: true },
  { path: '/Books', exact: true },
  { path: '/Music/ChurchChoir', exact: true },
  { path: '/Events' },
  { path: '/AboutMwangaza', aliases: ['/members'], exact: true },
]);

describe('the canonical path', () => {
  it.each([
    ['/SabbathCalendar', '/COE'],
    ['/SABBATHCALENDAR/', '/COE'],
    ['/Books/', '/Books'],
    ['/BOOKS', '/Books'],
    ['/music/churchchoir/', '/Music/ChurchChoir'],
    ['/events/12', '/Events/12'],
    ['/books/12', '/books/12'],
    ['/members-portal', '/members'],
    ['/Admin/ministries/7/edit', '/admin/ministries/edit/7'],
    ['/Admin/ministries/%E0/edit', '/admin/ministries/edit/%E0'],
    ['/Admin/ministries/create', '/admin/ministries/new'],
    ['/no/such/Page', '/no/such/Page'],
    ['/', '/'],
    ['//', '/'],
  ])('of %s is %s', (given, canonical) => {
    expect(resolve(given)).toBe(canonical);
  });

  it('of a host path stays, whatever a page claims as its alias', () => {
    expect(resolve('/members')).toBe('/members');
  });

  it('follows the live version of each remote', () => {
    const version = (alias: string, isDefault: boolean) => ({
      deployment: { traffic: 50, default: isDefault },
      extras: {
        mounts: [{ path: '/Books', aliases: [alias], exact: true, guard: 'public', title: 'Books' }],
      },
    });
    const registry = {
      microFrontends: { books: [version('/canary', false), version('/Library', true)] },
    } as unknown as Registry;
    expect(canonicalPath('/library', registry)).toBe('/Books');
    expect(canonicalPath('/canary', registry)).toBe('/canary');
  });
});
