import { leaderLogin, login, register } from './session';
import { readStoredSession, readStoredToken } from './session-storage';
import { VISITOR, sessionStore } from './session-store';
import { fakeApi, fakeSession } from '../testing/fake-api';

const { token, user, role } = fakeSession('member');

beforeEach(() => {
  localStorage.clear();
  sessionStore.setState(VISITOR, true);
});

/** Storage and store must have the same role. */
function expectRole(expected: string | null) {
  expect(readStoredSession()?.role ?? null).toBe(expected);
  expect(sessionStore.getState().stored?.role ?? null).toBe(expected);
}

describe('signing in', () => {
  it('stores token, user and role', async () => {
    const requests = fakeApi({
      'POST /auth/login': { body: { success: true, data: { token, user, role } } },
    });
    await login({ email: 'a@demo.test', password: 'x' });
    expect(requests[0]?.body).toEqual({ email: 'a@demo.test', password: 'x' });
    expect(readStoredToken()).toBe(token);
    expectRole('member');
  });

  it.each([
    ['the one that the server names', { department: 'music' }, 'music'],
    ['the chosen one when the server names none', {}, 'youth'],
  ] as const)('at the leaders’ portal is for a department: %s', async (_, named, department) => {
    const data = { token, user, role: 'leader', ...named };
    const requests = fakeApi({ 'POST /auth/leader-login': { body: { success: true, data } } });
    const input = { email: 'a@demo.test', password: 'x', department: 'youth' } as const;
    await expect(leaderLogin(input)).resolves.toMatchObject({ department });
    expect(requests[0]?.body).toEqual(input);
    expect(readStoredSession()).toMatchObject({ role: 'leader', department });
    expect(sessionStore.getState().actor).toEqual({ id: user.id, role: 'leader', department });
  });

  it.each([['communication'], [null]] as const)('as a member keeps the department %s', async (department) => {
    const data = { token, user, role, department };
    fakeApi({ 'POST /auth/login': { body: { success: true, data } } });
    await login({ email: 'a@demo.test', password: 'x' });
    expect(readStoredSession()?.department).toBe(department);
  });

  it.each([
    [
      'the server’s message',
      { success: false, message: 'This account is closed.' },
      'This account is closed.',
    ],
    ['a message of its own when there is none', { success: true }, 'Login failed'],
    ['it where there is no token', { success: true, data: { user, role } }, 'Login failed'],
    ['it whatever else is there', { success: false, data: { token, user, role } }, 'Login failed'],
  ])('fails with %s unless the response reports success', async (_, body, message) => {
    fakeApi({ 'POST /auth/login': { body }, 'POST /auth/leader-login': { body } });
    const input = { email: 'a@demo.test', password: 'x' };
    const refusal = { status: 400, code: 'refused', message };
    await expect(login(input)).rejects.toMatchObject(refusal);
    await expect(leaderLogin({ ...input, department: 'youth' })).rejects.toMatchObject(refusal);
    expectRole(null);
  });
});

describe('joining', () => {
  const input = {
    first_name: 'Akinyi',
    last_name: 'Odhiambo',
    email: 'a@demo.test',
    password: 'a good one',
    password_confirmation: 'a good one',
  };
  const joins = (body: unknown) => {
    const requests = fakeApi({ 'POST /auth/register': { body } });
    return { requests, message: register(input) };
  };

  it('resolves with the server’s message, and signs nobody in', async () => {
    const { requests, message } = joins({ success: true, message: 'Welcome' });
    await expect(message).resolves.toEqual({ message: 'Welcome', isLinkSent: false });
    expect(requests[0]?.body).toEqual(input);
    await expect(joins({ success: true }).message).resolves.toMatchObject({ message: '' });
    await expect(joins({ success: true, message: 'Look', is_link_sent: true }).message).resolves.toEqual({
      message: 'Look',
      isLinkSent: true,
    });
    expectRole(null);
  });

  it.each([
    ['the server’s message', { success: false, message: 'Closed' }, 'Closed'],
    ['a message of its own', { success: false }, 'Registration failed'],
  ])('fails with %s', async (_, body, message) => {
    await expect(joins(body).message).rejects.toMatchObject({ status: 400, code: 'refused', message });
  });
});
