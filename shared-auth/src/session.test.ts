import { login, logout, refreshCurrentUser, restoreSession } from './session';
import { readStoredSession, readStoredToken, writeStoredSession } from './session-storage';
import { VISITOR, sessionStore } from './session-store';
import { fakeApi, fakeSession } from './testing';

const stored = fakeSession('member');
const { token, user, role } = stored;
const confirmed = { body: { success: true, data: { user, role: 'elder', department: null } } };

beforeEach(() => {
  localStorage.clear();
  sessionStore.setState(VISITOR, true);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

/** What is kept in the browser and what is drawn agree. */
function expectRole(expected: string | null) {
  expect(readStoredSession()?.role ?? null).toBe(expected);
  expect(sessionStore.getState().stored?.role ?? null).toBe(expected);
}

describe('signing in', () => {
  it('stores token, user and role', async () => {
    fakeApi({ 'POST /auth/login': { body: { success: true, data: { token, user, role } } } });
    await login({ email: 'a@demo.test', password: 'x' });
    expect(readStoredToken()).toBe(token);
    expectRole('member');
  });

  it.each([
    [
      'the server’s message',
      { success: false, message: 'This account is closed.' },
      'This account is closed.',
    ],
    ['words of its own when there are none', { success: true }, 'Login failed'],
  ])('fails with %s unless the answer reports success', async (_, body, message) => {
    fakeApi({ 'POST /auth/login': { body } });
    await expect(login({ email: 'a@demo.test', password: 'x' })).rejects.toThrow(message);
    expectRole(null);
  });
});

describe('a stored session at start', () => {
  beforeEach(() => writeStoredSession(stored));

  it('is confirmed, with the role that the server names', async () => {
    fakeApi({ 'GET /auth/user': confirmed });
    await restoreSession();
    expectRole('elder');
  });

  it('is dropped when the server refuses it', async () => {
    fakeApi({ 'GET /auth/user': { status: 401, body: { message: 'Unauthenticated.' } } });
    await restoreSession();
    expectRole(null);
  });

  it.each([
    ['there is no connection', { networkError: true }],
    ['the server is in trouble', { status: 503, body: { message: 'Later' } }],
  ])('stays while %s', async (_, answer) => {
    fakeApi({ 'GET /auth/user': answer });
    await restoreSession();
    expectRole('member');
  });

  it('needs its user too', async () => {
    localStorage.removeItem('user_data');
    fakeApi({});
    await restoreSession();
    expect(readStoredToken()).toBeNull();
  });
});

it('stays ended when it was being confirmed while the person signed out', async () => {
  writeStoredSession(stored);
  fakeApi({
    'POST /auth/logout': { body: { success: true } },
    'GET /auth/user': () => {
      void logout();
      return confirmed;
    },
  });
  await refreshCurrentUser();
  expectRole(null);
});

it('ends in this browser also when the server does not hear of it', async () => {
  writeStoredSession(stored);
  fakeApi({ 'POST /auth/logout': { networkError: true } });
  await logout();
  expectRole(null);
});
