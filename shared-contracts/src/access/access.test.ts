import { descriptorSchema } from '../delivery/descriptor';
import { actor } from '../testing';
import { ACCESS_LEVELS, allows, type Access } from './access';
import { effectiveAccess, findDoor, isProtectedArea } from './guard-floors';
import type { Actor } from './roles';

const TABLE: readonly (readonly [string, Actor | null, readonly Access[]])[] = [
  ['visitor', null, ['public']],
  ['member', actor('member'), ['public', 'signed-in', 'member']],
  ['youth leader', actor('leader', 'youth'), ['public', 'signed-in', 'member', 'leader']],
  ['elder', actor('elder'), ['public', 'signed-in', 'member', 'leader', 'admin']],
  ['pastor', actor('pastor'), ['public', 'signed-in', 'member', 'leader', 'admin']],
  ['communication leader', actor('leader', 'communication'), [...ACCESS_LEVELS]],
  ['administrator', actor('admin'), [...ACCESS_LEVELS]],
];

describe.each(TABLE)('%s', (_name, who, allowed) => {
  it.each(ACCESS_LEVELS)('%s', (level) => {
    expect(allows(level, who)).toBe(allowed.includes(level));
  });
});

describe('a protected area', () => {
  it.each([
    ['/admin', true],
    ['/admin/events', true],
    ['/Admin/Events', true],
    ['/%61dmin/events', true],
    ['//admin', true],
    ['/admin-dashboard', true],
    ['/department-dashboard/events', true],
    ['/dashboard', true],
    ['/member/profile', true],
    ['/member-dashboard', true],
    ['/members', false],
    ['/members-portal', false],
    ['/administration', false],
    ['/old/admin', false],
    ['/old/admin-dashboards', false],
    ['/old/member', false],
    ['/member', true],
    ['/Health', false],
    ['/%E0%A4%A', false],
    ['/', false],
  ])('%s: %s', (path, expected) => {
    expect(isProtectedArea(path)).toBe(expected);
  });
});

describe('the access of a path', () => {
  it.each([
    ['/admin', 'public', undefined, 'admin'],
    ['/admin/help', 'public', undefined, 'admin'],
    ['/admin/help', 'admin-only', undefined, 'admin-only'],
    ['/admin-dashboard', 'signed-in', undefined, 'admin'],
    ['/member/profile', 'public', undefined, 'member'],
    ['/music-dashboard', 'public', undefined, 'signed-in'],
    ['/music-dashboard', 'leader', undefined, 'leader'],
    ['/Health', 'public', undefined, 'public'],
    ['/', 'public', '/admin/events', 'admin'],
    ['/', 'public', '/COE', 'public'],
    ['/choirs', 'leader', '/choirs/members', 'leader'],
  ] as const)('mount %s with guard %s, opened at %s, needs %s', (path, guard, opened, access) => {
    expect(effectiveAccess({ path, guard }, opened)).toBe(access);
  });
});

describe('the door of a path', () => {
  it.each([
    ['/admin/events', '/admin', undefined, 'admin'],
    ['/admin-dashboard', '/admin-dashboard', undefined, 'members'],
    ['/member/profile', '/member/profile', undefined, 'members'],
    ['/music-dashboard', '/music-dashboard', undefined, 'members'],
    ['/choirs', '/choirs', undefined, 'members'],
    ['/choirs', '/choirs', 'leaders', 'leaders'],
    ['/admin/events', '/admin', 'members', 'members'],
  ] as const)('%s of mount %s that names %s: %s', (path, mount, door, expected) => {
    expect(findDoor({ path: mount, guard: 'leader', door }, path)).toBe(expected);
  });

  it('is the leaders’ for a mount of departments', () => {
    const mount = { path: '/music-dashboard', guard: 'leader', departments: ['music'] } as const;
    expect(findDoor(mount, '/music-dashboard/songs')).toBe('leaders');
  });

  it('is that of its area where nothing is mounted', () => {
    expect(findDoor(null, '/Admin/nowhere')).toBe('admin');
    expect(findDoor(null, '/nowhere')).toBe('members');
  });
});

describe('a descriptor', () => {
  const descriptor = (mount: object) => ({
    name: 'choirs',
    owner: 'Music ministry',
    contract: 1,
    title: 'Choirs',
    mounts: [{ path: '/choirs', guard: 'leader', title: 'Choirs', ...mount }],
  });

  it.each([{}, { door: 'leaders' }, { door: 'leaders', landing: '/choirs' }, { landing: '/choirs/songs' }])(
    'may say %p',
    (mount) => {
      expect(descriptorSchema.safeParse(descriptor(mount)).success).toBe(true);
    },
  );

  it.each([{ door: 'back' }, { landing: '/admin' }, { landing: '/choirs-of-others' }])(
    'may not say %p',
    (mount) => {
      expect(descriptorSchema.safeParse(descriptor(mount)).success).toBe(false);
    },
  );
});
