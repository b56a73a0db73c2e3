import type { Department } from '../../access/departments';
import type { Mount } from '../../delivery/descriptor';
import type { Registry } from '../../delivery/registry';
import { breadth, liveEntries, liveMounts, matchMount } from './match-mount';

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
