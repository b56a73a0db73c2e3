import { canonicalPath, createPathResolver, resolveHostPath } from './canonical-path';
import { paths } from './paths';
import type { Registry } from '../delivery/registry';

const resolve = createPathResolver([
  { path: '/COE', aliases: ['/SabbathCalendar'], exact: true },
  { path: '/Books', exact: true },
  { path: '/Music/ChurchChoir', exact: true },
  { path: '/Events' },
  { path: '/AboutMwangaza', aliases: ['/members'], exact: true },
]);

it('a path is written by its builder', () => {
  expect(paths.giving.to()).toBe('/tithes-offerings');
  expect(paths.event.to(12)).toBe('/Events/12');
  expect(paths.adminMinistryEdit.to('a/b')).toBe('/admin/ministries/edit/a%2Fb');
  expect(paths.aboutChurch.to('Mwangaza')).toBe('/AboutMwangaza');
});

describe('the canonical path', () => {
  it.each([
    ['/SabbathCalendar', '/COE'],
    ['/SABBATHCALENDAR/', '/COE'],
    ['/Books/', '/Books'],
    ['/BOOKS', '/Books'],
    ['/music/churchchoir/', '/Music/ChurchChoir'],
    ['/events/12', '/Events/12'],
    ['/books/12', '/books/12'],
    ['/Books///', '/Books'],
    ['/members-portal', '/members'],
    ['/Member/Dashboard', '/member-dashboard'],
    ['/old/admin/ministries/7/edit', '/old/admin/ministries/7/edit'],
    ['/admin/ministries/7/edit/all', '/admin/ministries/7/edit/all'],
    ['/eventsof/12', '/eventsof/12'],
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
    const { extras } = version('/Library', true);
    const undeployed = [{ extras }, version('/canary', true)];
    const found = { microFrontends: { books: undeployed, single: [{ extras }] } } as unknown as Registry;
    expect(canonicalPath('/canary', found)).toBe('/Books');
    const single = { microFrontends: { books: [{ extras }] } } as unknown as Registry;
    expect(canonicalPath('/library', single)).toBe('/Books');
  });

  it('is that of the host alone where a remote has no version', () => {
    const registry = { microFrontends: { books: [] } } as unknown as Registry;
    expect(canonicalPath('/BOOKS/', registry)).toBe('/BOOKS');
    expect(canonicalPath('/ADMIN/Login', registry)).toBe('/admin/login');
  });

  it('leaves the case of what stands below a page, and of what only begins alike', () => {
    const pages = createPathResolver([{ path: '/' }, { path: '/Music' }, { path: '/Events', exact: false }]);
    expect(pages('/music/DCM/Songs')).toBe('/Music/DCM/Songs');
    expect(pages('/EVENTS/Vespers/')).toBe('/Events/Vespers');
    expect(pages('/Musical')).toBe('/Musical');
    expect(pages('/Old/Music/DCM')).toBe('/Old/Music/DCM');
  });
});

describe('the path of the host', () => {
  it.each([
    ['/Members-Portal/', '/members'],
    ['/admin/Ministries/CREATE', '/admin/ministries/new'],
    ['/MEMBER/Dashboard', '/member-dashboard'],
    ['/ADMIN/MINISTRIES/7/EDIT/', '/admin/ministries/edit/7'],
    ['/music/dcm', '/Music/DCM'],
    ['/', '/'],
    ['///', '/'],
    ['/books', '/books'],
    ['/EVENTS/:ID', '/EVENTS/:ID'],
    ['/ABOUT{PRODUCT}', '/ABOUT{PRODUCT}'],
    ['/admin/ministries//edit', '/admin/ministries//edit'],
  ])('of %s is %s', (given, path) => {
    expect(resolveHostPath(given)).toBe(path);
  });
});
