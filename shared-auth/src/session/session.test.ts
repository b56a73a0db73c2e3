import { renderHook, waitFor } from '@testing-library/react';
import { call, configureApi } from '../client/api-client';
import type { TransportRequest } from '../client/transport';
import {
  connectSession,
  endSession,
  followOtherTabs,
  logout,
  refreshCurrentUser,
  restoreSession,
} from './session';
import { renewalStore } from './session-renewal';
import { readStoredSession, readStoredToken, writeStoredSession } from './session-storage';
import { CHECKING, VISITOR, authenticated, sessionStore } from './session-store';
import { fakeApi, fakeSession } from '../testing/fake-api';
import { useUnsavedChanges } from '../unsaved-changes/unsaved-changes';

const stored = fakeSession('member');
const { token, user } = stored;
const confirmed = { body: { success: true, data: { user, role: 'elder', department: null } } };

beforeEach(() => {
  localStorage.clear();
  sessionStore.setState(VISITOR, true);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

/** Storage and store must have the same role. */
function expectRole(expected: string | null) {
  expect(readStoredSession()?.role ?? null).toBe(expected);
  expect(sessionStore.getState().stored?.role ?? null).toBe(expected);
}

describe('a stored session at start', () => {
  beforeEach(() => writeStoredSession(stored));

  it('is confirmed, with the role that the server names', async () => {
    fakeApi({ 'GET /auth/user': confirmed });
    await restoreSession();
    expectRole('elder');
    expect(readStoredToken()).toBe(token);
  });

  it('is shown before it is confirmed, and acts for the department that the server names', async () => {
    const shown: unknown[] = [];
    fakeApi({
      'GET /auth/user': () => {
        shown.push(sessionStore.getState().stored);
        return { body: { success: true, data: { user, role: 'leader', department: 'youth' } } };
      },
    });
    await restoreSession();
    expect(shown).toEqual([stored]);
    expect(readStoredSession()?.department).toBe('youth');
  });

  it.each([
    ['as expired', { status: 419, body: { message: 'Page expired' } }],
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
    ['a proxy shows its own page', { body: '<html><title>Campus network</title></html>' }],
    ['a proxy blocks the site', { status: 403, body: '<html><title>Blocked</title></html>' }],
  ])('stays while %s', async (_, response) => {
    fakeApi({ 'GET /auth/user': response });
    await restoreSession();
    expectRole('member');
    expect(console.warn).toHaveBeenCalledWith('Failed to fetch user data', expect.any(Error));
  });

  it('needs its user too', async () => {
    localStorage.removeItem('user_data');
    sessionStore.setState(CHECKING, true);
    const requests = fakeApi({});
    await restoreSession();
    expect({ ...localStorage }).toEqual({});
    expect(sessionStore.getState()).toEqual(VISITOR);
    expect(requests).toEqual([]);
  });
});

it('is a visitor’s where nothing is stored', async () => {
  sessionStore.setState(CHECKING, true);
  localStorage.setItem('department', 'music');
  fakeApi({});
  await restoreSession();
  expect(sessionStore.getState()).toEqual(VISITOR);
  expect(localStorage.getItem('department')).toBe('music');
});

describe('reading the person again', () => {
  it('ends a session that has no token any more', async () => {
    sessionStore.setState(authenticated(stored), true);
    const requests = fakeApi({});
    await refreshCurrentUser();
    expectRole(null);
    expect(requests).toEqual([]);
  });

  it('fails where the server names nobody', async () => {
    writeStoredSession(stored);
    fakeApi({ 'GET /auth/user': { body: { success: true } } });
    await expect(refreshCurrentUser()).rejects.toThrow('Failed to fetch user data');
  });

  it('takes away a department that the server no longer names', async () => {
    writeStoredSession(fakeSession('leader', 'music'));
    fakeApi({ 'GET /auth/user': { body: { success: true, data: { user, role: 'member' } } } });
    await refreshCurrentUser();
    expect(readStoredSession()).toMatchObject({ role: 'member', department: null });
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
  const ended = logout();
  expectRole(null);
  await ended;
  expect(console.warn).toHaveBeenCalledWith('Logout call failed', expect.any(Error));
});

it('ends on the server by the token that it had', async () => {
  writeStoredSession(stored);
  const sent: unknown[] = [];
  configureApi({
    readToken: readStoredToken,
    transport: async ({ url, headers }) => {
      sent.push([url, headers['Authorization']]);
      return { status: 200, body: { success: true } };
    },
  });
  await logout();
  expect(sent).toContainEqual(['/api/auth/logout', `Bearer ${token}`]);
});

describe('another tab', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = followOtherTabs();
  });
  afterEach(() => stop());

  const tells = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it.each(['auth_token', 'user', null])('that signs in or out is followed, as %p says', (key) => {
    writeStoredSession(stored);
    tells(key);
    expectRole('member');
    localStorage.clear();
    tells(key);
    expect(sessionStore.getState()).toEqual(VISITOR);
  });

  it('that stores something else, or the same again, changes nothing', () => {
    writeStoredSession(stored);
    tells('theme');
    expect(sessionStore.getState()).toEqual(VISITOR);
    const current = authenticated(stored);
    sessionStore.setState(current, true);
    tells('user_data');
    expect(sessionStore.getState()).toBe(current);
  });

  describe('while something is unsaved here', () => {
    let form: ReturnType<typeof renderHook<() => void, { isDirty: boolean }>>;
    const other = { ...stored, token: 'token-of-somebody-else', user: { ...user, id: 77 } };
    const isAsked = () => renewalStore.getState().settle !== null;

    beforeEach(() => {
      sessionStore.setState(authenticated(stored), true);
      connectSession({ host: '', onSessionLost: () => undefined });
      const initialProps = { isDirty: true as boolean };
      form = renderHook(({ isDirty }) => useUnsavedChanges(isDirty), { initialProps });
    });
    afterEach(() => {
      renewalStore.getState().settle?.(false);
      form.unmount();
    });

    it.each([
      ['signs out', null],
      ['signs in as somebody else', other],
    ])('that %s leaves the page to its person, who is asked to sign in again', (_, next) => {
      if (next) writeStoredSession(next);
      tells('auth_token');
      expect(sessionStore.getState().stored).toEqual(stored);
      expect(isAsked()).toBe(true);
    });

    it('that signs in as the same person goes on with the calls that wait', async () => {
      const tokens: unknown[] = [];
      configureApi({
        transport: async ({ headers }) => {
          tokens.push(headers['Authorization']);
          return { status: tokens.length === 1 ? 401 : 200, body: { message: 'Unauthenticated.' } };
        },
      });
      const saving = call('events.list');
      await waitFor(() => expect(isAsked()).toBe(true));
      writeStoredSession({ ...stored, token: 'later-token' });
      tells('auth_token');
      await saving;
      expect(tokens).toEqual([`Bearer ${token}`, 'Bearer later-token']);
      expect(isAsked()).toBe(false);
    });

    it('never has the page call in the name of somebody else', async () => {
      const tokens: unknown[] = [];
      configureApi({
        transport: async ({ headers }) => {
          tokens.push(headers['Authorization']);
          return { status: 200, body: null };
        },
      });
      writeStoredSession(other);
      tells('auth_token');
      await call('events.list');
      expect(tokens).toEqual([`Bearer ${token}`]);
    });

    it.each([
      ['as a visitor', null],
      ['with the session of the other tab', other],
    ])('is followed once that is discarded, %s', (_, next) => {
      if (next) writeStoredSession(next);
      tells('auth_token');
      form.rerender({ isDirty: false });
      expect(sessionStore.getState().stored).toEqual(next);
    });

    it('keeps its session when the page gives its own up', () => {
      writeStoredSession(other);
      tells('auth_token');
      endSession();
      expect(readStoredSession()).toEqual(other);
      expect(sessionStore.getState().stored).toEqual(other);
    });
  });

  it('is no longer followed once that is stopped', () => {
    stop();
    writeStoredSession(stored);
    tells('auth_token');
    expect(sessionStore.getState()).toEqual(VISITOR);
  });
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

  it('takes over the session that another tab has opened since, and sends nobody away', async () => {
    const later = { ...stored, token: 'later-token' };
    writeStoredSession(later);
    // The faked API reads the stored token, and the page sends that of the person it shows.
    connectSession({ host: '', onSessionLost });
    await expect(call('events.list')).rejects.toMatchObject({ status: 401 });
    expect(sessionStore.getState().stored).toEqual(later);
    expect(readStoredToken()).toBe('later-token');
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('leaves a visitor’s storage alone, and says so all the same', async () => {
    localStorage.clear();
    localStorage.setItem('department', 'music');
    await expect(call('events.list')).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem('department')).toBe('music');
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });

  it.each([403, 404, 429, 500])('alone: after a %s the person stays signed in', async (status) => {
    fakeApi({ 'GET /v1/events': { status, body: { message: 'No' } } });
    await expect(call('events.list')).rejects.toMatchObject({ status });
    expectRole('member');
    expect(onSessionLost).not.toHaveBeenCalled();
  });
});

it('names the stored token with every call to the API’s host', async () => {
  connectSession({ host: 'https://api.church.example', onSessionLost: () => undefined });
  const requests: TransportRequest[] = [];
  configureApi({
    transport: async (request) => {
      requests.push(request);
      return { status: 200, body: null };
    },
  });
  await call('events.list');
  writeStoredSession(stored);
  await call('events.list');
  expect(requests.map(({ url, headers }) => [url, headers['Authorization']])).toEqual([
    ['https://api.church.example/api/v1/events', undefined],
    ['https://api.church.example/api/v1/events', `Bearer ${token}`],
  ]);
});

it.each([
  ['the same person', user],
  ['another person', { ...user, id: 77 }],
])('stays when another tab signed %s in while a call with the older token was refused', async (_, next) => {
  const onSessionLost = jest.fn();
  connectSession({ host: '', onSessionLost });
  writeStoredSession(stored);
  const tokens: unknown[] = [];
  configureApi({
    transport: async ({ headers }) => {
      tokens.push(headers['Authorization']);
      writeStoredSession({ ...stored, token: 'later-token', user: next });
      return { status: 401, body: { message: 'Unauthenticated.' } };
    },
  });
  await expect(call('events.list')).rejects.toMatchObject({ status: 401 });
  // The call may be a write, which must not be made in the name of somebody else.
  expect(tokens).toEqual([`Bearer ${token}`]);
  expect(readStoredToken()).toBe('later-token');
  expect(onSessionLost).not.toHaveBeenCalled();
});
