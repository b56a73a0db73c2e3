import { sessionStore, type Session } from '@narthex/shared-auth';
import { fakeSession } from '@narthex/shared-auth/testing';
import type { Department, Mount, Role } from '@narthex/shared-contracts';
import { fakeRegistry, readMounts, siteRegistry } from '../testing/fake-registry';
import { findLanding, resolveRoute } from './resolve-route';

const VISITOR: Session = { status: 'visitor', actor: null, stored: null };
const signedIn = (role: Role, department: Department | null = null): Session => ({
  status: 'authenticated',
  stored: fakeSession(role, department),
  actor: { id: 7, role, department },
});
const mount = (path: string, more: Partial<Mount> = {}): Mount => ({
  path,
  guard: 'public',
  title: path,
  ...more,
});

const registry = siteRegistry();

describe('what a path shows', () => {
  it.each([
    ['/', 'remote', 'Home', 'public'],
    ['/members', 'portal', 'Member portal', 'public'],
    ['/Members-Portal', 'portal', 'Member portal', 'public'],
    ['/leaders/', 'portal', 'Leadership portal', 'public'],
    ['/Admin/Login', 'portal', 'Administrator sign-in', 'public'],
    ['/admin/events', 'remote', 'Administration', 'admin'],
    ['/member-dashboard', 'remote', 'Member dashboard', 'member'],
    ['/department-dashboard/activities', 'remote', 'Department dashboard', 'leader'],
    ['/nowhere', 'not-found', 'Page not found', 'public'],
    ['/member/nowhere', 'not-found', 'Page not found', 'member'],
  ])('%s: a %s called %s that needs %s', (path, kind, title, access) => {
    expect(resolveRoute(registry, VISITOR, path).target).toMatchObject({ kind, title, access });
  });

  it('needs no less than the floor, whatever a mount below it says', () => {
    const open = fakeRegistry({
      wide: [mount('/')],
      help: [mount('/admin/help'), mount('/admin-dashboard', { guard: 'signed-in' })],
    });
    for (const path of ['/admin/help', '/admin-dashboard', '/admin/anything', '/Admin/help/more']) {
      const route = resolveRoute(open, signedIn('member'), path);
      expect([path, route.target.access, route.decision]).toEqual([path, 'admin', 'access-denied']);
    }
    expect(resolveRoute(open, signedIn('elder'), '/admin/help').decision).toBe('allowed');
    expect(resolveRoute(open, VISITOR, '/COE').decision).toBe('allowed');
  });
});

describe('who is let in', () => {
  it.each<[string, Session, string]>([
    ['/', VISITOR, 'allowed'],
    ['/members', VISITOR, 'allowed'],
    ['/member/profile', VISITOR, 'authentication-required'],
    ['/member/profile', sessionStore.getInitialState(), 'checking'],
    ['/', sessionStore.getInitialState(), 'allowed'],
    ['/admin/events', VISITOR, 'authentication-required'],
    ['/admin/events', signedIn('member'), 'access-denied'],
    ['/admin/events', signedIn('leader', 'youth'), 'access-denied'],
    ['/admin/events', signedIn('leader', 'communication'), 'allowed'],
    ['/admin/events', signedIn('pastor'), 'allowed'],
    ['/department-dashboard', VISITOR, 'leaders-portal'],
    ['/department-dashboard', signedIn('leader', 'youth'), 'allowed'],
    ['/department-dashboard', signedIn('leader', 'finance'), 'access-denied'],
    ['/department-dashboard', signedIn('leader', 'communication'), 'access-denied'],
    ['/department-dashboard', signedIn('admin'), 'access-denied'],
    ['/senior-admin-dashboard', signedIn('leader', 'finance'), 'allowed'],
    ['/senior-admin-dashboard', signedIn('leader', 'youth'), 'access-denied'],
    ['/communication-dashboard', signedIn('leader', 'pastoral'), 'access-denied'],
    ['/communication-dashboard', signedIn('leader', 'communication'), 'allowed'],
  ])('at %s, %#', (path, session, decision) => {
    expect(resolveRoute(registry, session, path).decision).toBe(decision);
  });
});

describe('the door of a closed page', () => {
  it.each([
    ['/admin/events', 'admin'],
    ['/Admin/ministries', 'admin'],
    ['/admin-dashboard', 'members'],
    ['/member-dashboard', 'members'],
    ['/member/profile', 'members'],
    ['/department-dashboard/events', 'leaders'],
    ['/senior-admin-dashboard', 'leaders'],
    ['/communication-dashboard', 'leaders'],
  ])('%s: %s', (path, door) => {
    expect(resolveRoute(registry, VISITOR, path).target.door).toBe(door);
  });

  it('is the one its mount names', () => {
    const choirs = fakeRegistry({ choirs: [mount('/choirs', { guard: 'leader', door: 'leaders' })] });
    const { target, decision } = resolveRoute(choirs, VISITOR, '/choirs/songs');
    expect([target.door, decision]).toEqual(['leaders', 'leaders-portal']);
  });
});

const LANDINGS = [
  ['members', 'admin', null, '/admin-dashboard'],
  ['members', 'pastor', null, '/admin-dashboard'],
  ['members', 'elder', null, '/admin-dashboard'],
  ['members', 'member', null, '/member-dashboard'],
  ['members', 'leader', 'youth', '/member-dashboard'],
  ['members', 'leader', 'communication', '/member-dashboard'],
  ['leaders', 'leader', 'communication', '/communication-dashboard'],
  ['leaders', 'leader', 'pastoral', '/senior-admin-dashboard'],
  ['leaders', 'leader', 'finance', '/senior-admin-dashboard'],
  ['leaders', 'leader', 'youth', '/department-dashboard'],
  ['leaders', 'leader', 'music', '/department-dashboard'],
  ['leaders', 'leader', 'health', '/department-dashboard'],
  ['leaders', 'leader', 'education', '/department-dashboard'],
  ['leaders', 'leader', 'prayer', '/department-dashboard'],
  ['leaders', 'member', null, '/member-dashboard'],
  ['admin', 'admin', null, '/admin/dashboard'],
  ['admin', 'pastor', null, '/admin-dashboard'],
  ['admin', 'member', null, '/member-dashboard'],
] as const;

describe('where a person lands who signs in', () => {
  it.each(LANDINGS)('at %s, as %s of department %s: %s', (door, role, department, landing) => {
    expect(findLanding(registry, door, { role, department })).toBe(landing);
  });

  it('is the dashboard that a department ships for itself, once it is there', () => {
    const own = fakeRegistry({
      'department-dashboard': readMounts('department-dashboard'),
      music: [
        mount('/music-dashboard', {
          guard: 'leader',
          departments: ['music'],
          landing: '/music-dashboard/songs',
        }),
      ],
    });
    const landing = (department: Department) => findLanding(own, 'leaders', { role: 'leader', department });
    expect(landing('music')).toBe('/music-dashboard/songs');
    expect(landing('youth')).toBe('/department-dashboard');
  });

  it('is a dashboard of a descriptor that names no landing, too', () => {
    const before = fakeRegistry({
      leaders: [mount('/department-dashboard', { guard: 'leader', departments: ['youth'] })],
      members: [
        mount('/member/profile', { guard: 'member' }),
        mount('/member-dashboard', { guard: 'signed-in' }),
      ],
    });
    expect(findLanding(before, 'leaders', { role: 'leader', department: 'youth' })).toBe(
      '/department-dashboard',
    );
    expect(findLanding(before, 'members', { role: 'member', department: null })).toBe('/member-dashboard');
  });

  it('is the home page where nothing can be landed on', () => {
    expect(
      findLanding(fakeRegistry({ home: [mount('/')] }), 'admin', { role: 'admin', department: null }),
    ).toBe('/');
  });
});

describe('the menu of a person', () => {
  const menuFor = (session: Session) => resolveRoute(registry, session, '/').menu.map(({ to }) => to);

  it.each<[Session, string[]]>([
    [VISITOR, []],
    [sessionStore.getInitialState(), []],
    [signedIn('member'), ['/member-dashboard', '/member/profile']],
    [signedIn('leader', 'youth'), ['/department-dashboard', '/member-dashboard', '/member/profile']],
    [signedIn('admin'), ['/admin/dashboard', '/member-dashboard', '/member/profile']],
  ])('%#', (session, places) => {
    expect(menuFor(session)).toEqual(places);
  });
});
