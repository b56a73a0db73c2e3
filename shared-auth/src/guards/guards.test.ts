import { DEPARTMENTS, type Department, type GuardedMount, type Role } from '@narthex/shared-contracts';
import { renderHook } from '@testing-library/react';
import { CHECKING, VISITOR, authenticated, sessionStore } from '../session/session-store';
import { fakeSession } from '../testing/fake-api';
import { can, evaluateGuard, mayOpen, useGuard, safeReturnTo } from './guards';

const mount = (changes: Partial<GuardedMount> = {}): GuardedMount => ({
  path: '/choirs',
  guard: 'leader',
  ...changes,
});
const person = (role: Role, department: Department | null = null) =>
  authenticated(fakeSession(role, department));

describe('a mount of some departments', () => {
  const music = mount({ departments: ['music', 'youth'] });

  it.each(DEPARTMENTS)('lets in who leads them, and not %s otherwise', (department) => {
    const isAllowed = department === 'music' || department === 'youth';
    expect(evaluateGuard(person('leader', department), music)).toBe(isAllowed ? 'allowed' : 'access-denied');
    expect(mayOpen({ id: 1, role: 'leader', department }, music)).toBe(isAllowed);
  });

  it('lets in nobody without a department, not even an administrator', () => {
    expect(evaluateGuard(person('admin'), music)).toBe('access-denied');
    expect(evaluateGuard(person('member'), music)).toBe('access-denied');
    expect(mayOpen(null, music)).toBe(false);
  });

  it('sends a visitor to the leaders', () => {
    expect(evaluateGuard(VISITOR, music)).toBe('leaders-portal');
    expect(mayOpen(null, mount({ guard: 'public', departments: ['music'] }))).toBe(false);
  });
});

describe('any other mount', () => {
  it('asks a visitor to sign in', () => {
    expect(evaluateGuard(VISITOR, mount())).toBe('authentication-required');
  });

  it('waits for the session, unless everybody may see it', () => {
    expect(evaluateGuard(CHECKING, mount())).toBe('checking');
    expect(evaluateGuard(CHECKING, mount({ guard: 'public' }))).toBe('allowed');
  });

  it('is as closed on a path as the path is', () => {
    const wide = mount({ path: '/', guard: 'public' });
    expect(evaluateGuard(person('member'), wide, '/admin/events')).toBe('access-denied');
    expect(evaluateGuard(person('pastor'), wide, '/admin/events')).toBe('allowed');
    expect(evaluateGuard(VISITOR, wide, '/member/profile')).toBe('authentication-required');
    expect(evaluateGuard(VISITOR, wide, '/COE')).toBe('allowed');
  });
});

describe('the session of the moment', () => {
  it('decides over a mount, and over each path of it', () => {
    sessionStore.setState(person('leader', 'music'), true);
    const { result, rerender } = renderHook(({ path }) => useGuard(mount(), path), {
      initialProps: { path: '/choirs/songs' },
    });
    expect(result.current).toBe('allowed');
    rerender({ path: '/admin/songs' });
    expect(result.current).toBe('access-denied');
  });

  it('decides over what may be changed', () => {
    sessionStore.setState(person('leader', 'music'), true);
    expect(can('events.manage')).toBe(true);
    expect(can('events.manage', { department: 'youth' })).toBe(false);
    expect(can('homepage.manage')).toBe(true);
    sessionStore.setState(VISITOR, true);
    expect(can('events.manage')).toBe(false);
  });
});

const ORIGIN = 'https://church.example';

it.each([
  ['/member/profile?tab=2#name', '/member/profile?tab=2#name'],
  ['/', '/'],
  ['/a/../admin', '/admin'],
])('keeps %s inside the site', (target, path) => {
  expect(safeReturnTo(target, ORIGIN)).toBe(path);
});

it.each([
  null,
  undefined,
  '',
  '//evil.example/login',
  '/\\evil.example',
  '/.//evil.example',
  '/member/..//evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'https://church.example/member/profile',
  'https:/evil.example',
  'javascript:alert(1)',
  'member/profile',
])('drops %p', (target) => {
  expect(safeReturnTo(target, ORIGIN)).toBeNull();
});
