import { createKnownSessions } from './known-sessions';

const withToken = (token: string) => ({ token, browserSecret: null });
const BROWSER = { token: 'web_a', browserSecret: 'of this browser' };

it('knows what a token was found to be lately: the account of a session, or nobody’s', () => {
  let now = 0;
  const sessions = createKnownSessions(() => now);
  sessions.remember(BROWSER, 7);
  expect(sessions.find(BROWSER)).toBe(7);
  expect(sessions.find({ ...BROWSER, browserSecret: 'of another' })).toBeUndefined();
  sessions.remember(withToken('ended'), null);
  expect(sessions.find(withToken('ended'))).toBeNull();
  now = 9 * 60_000;
  expect(sessions.find(BROWSER)).toBe(7);
  now = 10 * 60_000;
  expect(sessions.find(BROWSER)).toBeUndefined();
});

it('forgets the oldest where there are too many', () => {
  const sessions = createKnownSessions();
  for (let user = 0; user <= 20_000; user += 1) sessions.remember(withToken(`token-${user}`), user);
  expect(sessions.find(withToken('token-0'))).toBeUndefined();
  expect(sessions.find(withToken('token-1'))).toBe(1);
  expect(sessions.find(withToken('token-20000'))).toBe(20_000);
});
