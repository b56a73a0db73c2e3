import { FILLED_TEXTS } from '@narthex/shared-contracts/facts';
import { eq, sql } from 'drizzle-orm';
import { KINDS, signIn, withTestApp } from '../../../test/build-app';
import { sessions, users } from '../../database/schema/auth';
import { replacePassword } from './repository';
import { deleteExpiredSessions } from '../../plugins/access/session-repository';

const app = withTestApp();
const statusFor = async (headers: Record<string, string>) =>
  (await app().inject({ url: '/api/auth/user', headers })).statusCode;

it('ends at signing out; signing out again is no failure', async () => {
  const { headers } = await signIn(app(), 'member');
  expect(await statusFor(headers)).toBe(200);
  const out = await app().inject({ method: 'POST', url: '/api/auth/logout', headers });
  expect(out.json()).toMatchObject({ success: true });
  expect(await statusFor(headers)).toBe(401);
  const json = { ...headers, 'content-type': 'application/json' };
  expect((await app().inject({ method: 'POST', url: '/api/auth/logout', headers: json })).statusCode).toBe(
    200,
  );
});

it('is told to a dashboard that reads a public list after its end, and to no page of visitors', async () => {
  const { headers } = await signIn(app(), 'admin');
  const read = (more: Record<string, string> = {}) =>
    app().inject({ url: '/api/v1/sermons', headers: { ...headers, ...more } });
  expect((await read()).statusCode).toBe(200);
  await app().inject({ method: 'POST', url: '/api/auth/logout', headers });
  expect((await read()).json()).toMatchObject({ success: false, code: 'unauthenticated' });
  expect((await read({ prefer: FILLED_TEXTS })).statusCode).toBe(200);
  const login = { method: 'POST', url: '/api/auth/login', headers, payload: {} } as const;
  expect((await app().inject(login)).statusCode).toBe(422);
});

it('ends when the person is deactivated', async () => {
  const { headers, user } = await signIn(app(), 'admin');
  await app().db.update(users).set({ is_active: false }).where(eq(users.id, user.id));
  expect(await statusFor(headers)).toBe(401);
});

it('ends everywhere when the password changes', async () => {
  const { headers, user } = await signIn(app(), 'member');
  await app().db.transaction((transaction) => replacePassword(transaction, user.id, 'another'));
  expect(await statusFor(headers)).toBe(401);
});

it('ends after thirty days without use, and is then deleted', async () => {
  const { headers, user } = await signIn(app(), 'member');
  await app()
    .db.update(sessions)
    .set({ last_seen_at: sql`now() - interval '30 days'` })
    .where(eq(sessions.user_id, user.id));
  expect(await statusFor(headers)).toBe(401);
  await deleteExpiredSessions(app().db);
  expect(await app().db.select().from(sessions).where(eq(sessions.user_id, user.id))).toEqual([]);
});

it('is prolonged by use', async () => {
  const { headers, user } = await signIn(app(), 'member');
  await app()
    .db.update(sessions)
    .set({ last_seen_at: sql`now() - interval '29 days'` })
    .where(eq(sessions.user_id, user.id));
  expect(await statusFor(headers)).toBe(200);
  const [row] = await app().db.select().from(sessions).where(eq(sessions.user_id, user.id));
  expect(row?.last_seen_at.getTime()).toBeGreaterThan(Date.now() - 3_600_000);
});

describe.each([
  ['member', 30, 90],
  ['youth leader', 3, 14],
  ['elder', 3, 14],
  ['pastor', 3, 14],
  ['admin', 3, 14],
] as const)('of the kind %s', (kind, idleDays, maxDays) => {
  it.each([
    ['last_seen_at', idleDays],
    ['created_at', maxDays],
  ] as const)('ends by %s after %d days, and is then deleted', async (column, days) => {
    const { headers, user } = await signIn(app(), kind);
    const isThis = eq(sessions.user_id, user.id);
    const setDaysAgo = (ago: number) =>
      app()
        .db.update(sessions)
        .set({ [column]: sql`now() - ${ago} * interval '1 day'` })
        .where(isThis);
    await setDaysAgo(days - 1);
    expect(await statusFor(headers)).toBe(200);
    await deleteExpiredSessions(app().db);
    await setDaysAgo(days);
    expect(await statusFor(headers)).toBe(401);
    await deleteExpiredSessions(app().db);
    expect(await app().db.select().from(sessions).where(isThis)).toEqual([]);
  });
});

it.each([
  ['a member who became a leader', 'member', KINDS['music leader'], 401],
  ['a member who became an administrator', 'member', KINDS.admin, 401],
  ['a leader who became a member', 'music leader', KINDS.member, 200],
] as const)('lasts after twenty days as the role of now allows: %s', async (_who, kind, office, status) => {
  const { headers, user } = await signIn(app(), kind);
  await app().db.update(users).set(office).where(eq(users.id, user.id));
  await app()
    .db.update(sessions)
    .set({ created_at: sql`now() - interval '20 days'` })
    .where(eq(sessions.user_id, user.id));
  expect(await statusFor(headers)).toBe(status);
});

it('acts with the role the person has now, not the one at sign-in', async () => {
  const { headers, user } = await signIn(app(), 'admin');
  await app().db.update(users).set({ role: 'member' }).where(eq(users.id, user.id));
  const response = await app().inject({ url: '/api/v1/admin/users', headers });
  expect(response.statusCode).toBe(403);
});

it('is stored as a hash only', async () => {
  const { token, user } = await signIn(app(), 'member');
  const rows = await app().db.select().from(sessions).where(eq(sessions.user_id, user.id));
  expect(JSON.stringify(rows)).not.toContain(token);
});

it.each(['Bearer', 'Bearer x', 'Bearer not-a-token-of-ours-0123456789', 'Basic YTpi', "Bearer ' or 1=1 --"])(
  'is not opened by %s',
  async (authorization) => {
    expect(await statusFor({ authorization })).toBe(401);
  },
);
