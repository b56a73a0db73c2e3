import { DEPARTMENTS, type Department, type GuardedMount, type Role } from '@narthex/shared-contracts';
import { evaluateGuard, mayOpen } from './guards';
import { CHECKING, VISITOR, authenticated } from '../session/session-store';
import { fakeSession } from '../testing';

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
