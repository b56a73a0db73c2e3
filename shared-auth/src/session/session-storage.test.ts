import {
  SESSION_KEYS,
  clearStoredSession,
  readStoredSession,
  readStoredToken,
  writeStoredSession,
} from './session-storage';
import { fakeSession } from '../testing/fake-api';

const leader = fakeSession('leader', 'music');
const user = JSON.stringify(leader.user);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const store = (entries: Record<string, string>) => {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
};

it('is kept under the keys of the specification', () => {
  writeStoredSession(leader);
  expect({ ...localStorage }).toEqual({
    auth_token: 'test-token',
    token: 'test-token',
    user_data: user,
    user_role: 'leader',
    department: 'music',
  });
  expect(readStoredSession()).toEqual(leader);
  writeStoredSession(fakeSession('member'));
  expect(localStorage.getItem('department')).toBeNull();
});

it('shows the new token together with its person alone, whenever another tab reads it', () => {
  const next = { ...fakeSession('member'), token: 'next-token', user: { ...leader.user, id: 77 } };
  writeStoredSession(leader);
  const seen: unknown[] = [];
  const write = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    write.call(this, key, value);
    seen.push(readStoredSession());
  });
  writeStoredSession(next);
  expect(seen).toContainEqual(next);
  expect(seen.filter((one) => (one as typeof next).token === next.token)).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ user: leader.user })]),
  );
});

it('is forgotten with all of its keys, and nothing else is', () => {
  writeStoredSession(leader);
  store({ user, theme: 'dark' });
  clearStoredSession();
  expect({ ...localStorage }).toEqual({ theme: 'dark' });
  expect(SESSION_KEYS).toEqual(['auth_token', 'token', 'user_data', 'user', 'user_role', 'department']);
});

describe('an older session', () => {
  it('is read from the keys that it has', () => {
    store({ token: 'old', user });
    expect(readStoredToken()).toBe('old');
    expect(readStoredSession()).toEqual({
      token: 'old',
      user: leader.user,
      role: 'member',
      department: null,
    });
    store({ auth_token: 'new', user_data: JSON.stringify({ ...leader.user, id: 8 }) });
    expect(readStoredSession()).toMatchObject({ token: 'new', user: { id: 8 } });
  });

  it('has the least of a role and no department where the stored ones are unknown', () => {
    store({ auth_token: 't', user_data: user, user_role: 'bishop', department: 'parking' });
    expect(readStoredSession()).toMatchObject({ role: 'member', department: null });
  });
});

it.each([
  ['no user', { auth_token: 't' }],
  ['no token', { user_data: user }],
  ['an empty token', { auth_token: '', user_data: user }],
  ['half a user', { auth_token: 't', user_data: user.slice(0, 20) }],
  ['a user that is no object', { auth_token: 't', user_data: '"Akinyi"' }],
  ['a user that is null', { auth_token: 't', user_data: 'null' }],
  ['a user without an address', { auth_token: 't', user_data: '{"id":1}' }],
])('is none with %s', (_, entries) => {
  store(entries);
  expect(readStoredSession()).toBeNull();
});

it('is none in a browser that blocks its storage, and nothing breaks', () => {
  writeStoredSession(leader);
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  }
  expect(readStoredToken()).toBeNull();
  expect(readStoredSession()).toBeNull();
  expect(() => writeStoredSession(leader)).not.toThrow();
  expect(() => clearStoredSession()).not.toThrow();
});
