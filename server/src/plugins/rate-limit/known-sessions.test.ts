import { createKnownSessions, findBearerToken } from './known-sessions';

const TOKEN = 'a'.repeat(43);

it('knows what a token was found to be lately: the account of a session, or nobody’s', () => {
  let now = 0;
  const sessions = createKnownSessions(() => now);
  sessions.remember(TOKEN, 7);
  expect(sessions.find(TOKEN)).toBe(7);
  expect(sessions.find('b'.repeat(43))).toBeUndefined();
  sessions.remember('c'.repeat(43), null);
  expect(sessions.find('c'.repeat(43))).toBeNull();
  now = 9 * 60_000;
  expect(sessions.find(TOKEN)).toBe(7);
  now = 10 * 60_000;
  expect(sessions.find(TOKEN)).toBeUndefined();
});

it('forgets the oldest where there are too many', () => {
  const sessions = createKnownSessions();
  for (let user = 0; user <= 20_000; user += 1) sessions.remember(`token-${user}`, user);
  expect(sessions.find('token-0')).toBeUndefined();
  expect(sessions.find('token-1')).toBe(1);
  expect(sessions.find('token-20000')).toBe(20_000);
});

it.each([
  [`Bearer ${TOKEN}`, TOKEN],
  [`bearer ${TOKEN}`, TOKEN],
  ['Bearer short', undefined],
  [`Basic ${TOKEN}`, undefined],
  [`Bearer ${TOKEN} more`, undefined],
  [undefined, undefined],
])('reads of %s the token %s', (authorization, token) => {
  expect(findBearerToken({ ...(authorization !== undefined && { authorization }) })).toBe(token);
});
