import type { Department, Mount, Registry } from '@narthex/shared-contracts';
import { matchMount } from './match-mount';

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

  it('begins the routes of a remote at its base', () => {
    expect(matchMount(registry, '/health', null)?.base).toBe('');
    expect(matchMount(registry, '/admin/events', null)?.base).toBe('/admin');
  });
});
