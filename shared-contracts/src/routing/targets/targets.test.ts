import type { Department } from '../../access/departments';
import type { Mount } from '../../delivery/descriptor';
import type { Registry } from '../../delivery/registry';
import { breadth, liveEntries, liveMounts, matchMount } from './match-mount';
import { PORTALS, listedPortals } from './portals';
import { findPortal, resolveTarget } from './resolve-target';

const HASH = `sha384-${'b'.repeat(64)}`;
const entry = (remote: string, mounts: Mount[]) => [
  {
    url: `/remotes/${remote}/1.0.0-bbbbbbbbbb/mf-manifest.json`,
    metadata: { integrity: HASH, version: '1.0.0-bbbbbbbbbb' },
    extras: { contract: 1, title: remote, owner: 'Team', mounts },
  },
];
const mount = (path: string, more: Partial<Mount> = {}): Mount => ({
  path,
  guard: 'public',
  title: path,
  ...more,
});

const registry: Registry = {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends: {
    'public-site': entry('public-site', [
      mount('/', { exact: true }),
      mount('/Health', { base: '/', exact: true }),
    ]),
    admin: entry('admin', [mount('/admin'), mount('/admin-dashboard')]),
    departments: entry('departments', [
      mount('/department-dashboard', { departments: ['youth', 'music', 'health'] }),
    ]),
    'music-dashboard': entry('music-dashboard', [mount('/department-dashboard', { departments: ['music'] })]),
  },
};

describe('the mount of a path', () => {
  it.each<[string, Department | null, string | undefined]>([
    ['/', null, 'public-site'],
    ['/health', null, 'public-site'],
    ['/Health/more', null, undefined],
    ['/Admin/events', null, 'admin'],
    ['/admin-dashboard', null, 'admin'],
    ['/administration', null, undefined],
    ['/department-dashboard/activities', 'youth', 'departments'],
    ['/department-dashboard/activities', 'music', 'music-dashboard'],
    ['/nowhere', null, undefined],
  ])('%s for %s is of %s', (path, department, expected) => {
    expect(matchMount(registry, path, department)?.remote).toBe(expected);
  });

  it.each([
    [null, '/', 100],
    ['music', '/department-dashboard', 2],
    ['youth', '/department-dashboard', 1000],
    [null, '/department-dashboard', 1000],
  ] as const)('counts for %s how narrow %s is', (department, path, expected) => {
    const departments: Department[] = ['music', 'health'];
    expect(breadth(mount(path, path === '/' ? {} : { departments }), department)).toBe(expected);
  });

  it('is that of the remote whose name comes first where nothing else decides', () => {
    const both: Registry = {
      ...registry,
      microFrontends: { zeal: entry('zeal', [mount('/x')]), able: entry('able', [mount('/x')]) },
    };
    expect(matchMount(both, '/x', null)?.remote).toBe('able');
  });

  it('is one of a live version, the same each time', () => {
    const empty: Registry = { ...registry, microFrontends: { ...registry.microFrontends, gone: [] } };
    expect([...liveEntries(empty).keys()]).toEqual(Object.keys(registry.microFrontends));
    expect(liveMounts(registry)).toBe(liveMounts(registry));
    expect(matchMount(registry, '/admin', null)).toBe(matchMount(registry, '/admin/events', null));
  });

  it('begins the routes of a remote at its base', () => {
    expect(matchMount(registry, '/health', null)?.base).toBe('');
    expect(matchMount(registry, '/admin/events', null)?.base).toBe('/admin');
  });
});

describe('resolve target', () => {
  const mount = (path: string, more: Partial<Mount> = {}): Mount => ({
    path,
    guard: 'public',
    title: `Page ${path}`,
    ...more,
  });

  const registryOf = (...mounts: readonly Mount[]): Registry => ({
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: {
      choirs: [
        {
          url: '/remotes/choirs/1.0.0-bbbbbbbbbb/mf-manifest.json',
          metadata: { integrity: `sha384-${'b'.repeat(64)}`, version: '1.0.0-bbbbbbbbbb' },
          extras: { contract: 1, title: 'Choirs', owner: 'Music', mounts: [...mounts] },
        },
      ],
    },
  });

  const registry = registryOf(
    mount('/', { exact: true }),
    mount('/wide'),
    mount('/x-dashboard', { aliases: ['/choirs'] }),
    mount('/plans', { guard: 'leader', departments: ['music'] }),
    mount('/admin/help'),
  );

  describe('a page of the host', () => {
    it.each([
      ['/members', 'members', 'Member portal', 'members'],
      ['/Members-Portal/', 'members', 'Member portal', 'members'],
      ['/LEADERS', 'leaders', 'Leadership portal', 'leaders'],
      ['/admin/login', 'admin', 'Administrator sign-in', 'admin'],
      ['/forgot-password', 'forgot-password', 'Forgot your password?', 'members'],
      ['/reset-password', 'reset-password', 'Choose a new password', 'members'],
      ['/goodbye', 'goodbye', 'Goodbye', 'members'],
      ['/preview', 'preview', 'Preview', 'leaders'],
    ])('%s is the portal %s, open to all', (path, portal, title, door) => {
      expect(findPortal(path)).toBe(portal);
      expect(resolveTarget(registry, path, null)).toEqual({
        kind: 'portal',
        match: null,
        access: 'public',
        portal,
        title,
        door,
      });
    });

    it('is what no mount can claim', () => {
      const greedy = registryOf(mount('/members'), mount('/x', { aliases: ['/leaders'] }));
      expect(resolveTarget(greedy, '/members', null).kind).toBe('portal');
      expect(resolveTarget(greedy, '/leaders', null).kind).toBe('portal');
      expect(findPortal('/choirs')).toBeNull();
    });

    it('reads the parameters it names, and is searched for only where somebody may join', () => {
      const readers = Object.entries(PORTALS).flatMap(([portal, { query }]) =>
        query ? [[portal, query]] : [],
      );
      expect(readers).toEqual([
        ['members', ['tab']],
        ['leaders', ['department']],
      ]);
      expect(listedPortals().map(({ path }) => path)).toEqual(['/members']);
    });
  });

  describe('a page of a remote', () => {
    it.each([
      ['/', '/', 'public', 'members'],
      ['/wide/songs', '/wide', 'public', 'members'],
      ['/wide/team-dashboard', '/wide', 'signed-in', 'members'],
      ['/wide/%64ashboard', '/wide', 'signed-in', 'members'],
      ['/choirs', '/x-dashboard', 'signed-in', 'members'],
      ['/Admin//help', undefined, 'admin', 'admin'],
      ['/admin/help', '/admin/help', 'admin', 'admin'],
      ['/plans/songs', '/plans', 'leader', 'leaders'],
    ])('%s is of the mount %s, and needs %s', (path, mounted, access, door) => {
      const target = resolveTarget(registry, path, null);
      expect([target.match?.mount.path, target.access, target.door]).toEqual([mounted, access, door]);
      expect(target).toMatchObject(
        mounted
          ? { kind: 'remote', title: `Page ${mounted}` }
          : { kind: 'not-found', match: null, title: 'Page not found' },
      );
    });

    it('is that of the department which has its own', () => {
      const own = registryOf(mount('/plans'), mount('/plans', { departments: ['music'], title: 'Songs' }));
      expect(resolveTarget(own, '/plans', 'music').title).toBe('Songs');
      expect(resolveTarget(own, '/plans', 'youth').title).toBe('Page /plans');
      expect(resolveTarget(own, '/plans', null).title).toBe('Page /plans');
    });
  });

  it('is closed as the area that a missing page would be in', () => {
    expect(resolveTarget(registry, '/%61dmin/open', null)).toMatchObject({
      kind: 'not-found',
      access: 'admin',
      door: 'admin',
    });
    expect(resolveTarget(registry, '/nowhere', null)).toMatchObject({ kind: 'not-found', access: 'public' });
  });
});
