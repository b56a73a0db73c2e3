import { call } from '../client/api-client';
import { connectSession, login, logout, refreshCurrentUser, restoreSession } from './session';
import { readStoredSession, readStoredToken, writeStoredSession } from './session-storage';
import { VISITOR, authenticated, sessionStore } from './session-store';
import { fakeApi, fakeSession } from '../testing';

const stored = fakeSession('member');
const { token, user, role } = stored;
const confirmed = { body: { success: true, data: { user, role: 'elder', department: null } } };

beforeEach(() => {
  localStorage.clear();
  sessionStore.setState(VISITOR, true);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

/** What is stored in the browser and what is rendered agree. */
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

  it.each([
    ['as unknown', { status: 401, body: { message: 'Unauthenticated.' } }],
    ['as forbidden', { status: 403, body: { message: 'This account is closed.' } }],
    ['by naming nobody', { body: { success: true, data: {} } }],
  ])('is dropped when the server refuses it %s', async (_, response) => {
    fakeApi({ 'GET /auth/user': response });
    await restoreSession();
    expectRole(null);
  });

  it.each([
    ['there is no connection', { networkError: true }],
    ['the server is in trouble', { status: 503, body: { message: 'Later' } }],
    ['the campus asks too often', { status: 429, body: { message: 'Too many requests' } }],
    ['a proxy gives up', { status: 408, body: '' }],
  ])('stays while %s', async (_, response) => {
    fakeApi({ 'GET /auth/user': response });
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

describe('a 401 on any call', () => {
  const refused = { 'GET /v1/events': { status: 401, body: { message: 'Unauthenticated.' } } };
  const onSessionLost = jest.fn();

  beforeEach(() => {
    onSessionLost.mockClear();
    writeStoredSession(stored);
    sessionStore.setState(authenticated(stored), true);
    connectSession({ host: '', onSessionLost });
    fakeApi(refused);
  });

  it('ends the session and says so to the shell', async () => {
    await expect(call('events.list')).rejects.toMatchObject({ status: 401 });
    expectRole(null);
    expect(readStoredToken()).toBeNull();
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });

  it.each([403, 404, 429, 500])('alone: after a %s the person stays signed in', async (status) => {
    fakeApi({ 'GET /v1/events': { status, body: { message: 'No' } } });
    await expect(call('events.list')).rejects.toMatchObject({ status });
    expectRole('member');
    expect(onSessionLost).not.toHaveBeenCalled();
  });
});
