import { eq, sql } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../test/build-app';
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
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where(eq(sessions.user_id, user.id));
  expect(await statusFor(headers)).toBe(401);
  await deleteExpiredSessions(app().db);
  expect(await app().db.select().from(sessions).where(eq(sessions.user_id, user.id))).toEqual([]);
});

it('is prolonged by use', async () => {
  const { headers, user } = await signIn(app(), 'member');
  const soon = sql`now() + interval '1 minute'`;
  const longAgo = sql`now() - interval '1 hour'`;
  await app()
    .db.update(sessions)
    .set({ expires_at: soon, last_seen_at: longAgo })
    .where(eq(sessions.user_id, user.id));
  expect(await statusFor(headers)).toBe(200);
  const [row] = await app().db.select().from(sessions).where(eq(sessions.user_id, user.id));
  expect(row?.expires_at.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
});

it('ends ninety days after the sign-in however much it is used, and is then deleted', async () => {
  const { headers, user } = await signIn(app(), 'member');
  const isThis = eq(sessions.user_id, user.id);
  const startedDaysAgo = (days: number) =>
    app()
      .db.update(sessions)
      .set({ created_at: sql`now() - ${days} * interval '1 day'` })
      .where(isThis);
  await startedDaysAgo(89);
  expect(await statusFor(headers)).toBe(200);
  await startedDaysAgo(90);
  expect(await statusFor(headers)).toBe(401);
  await deleteExpiredSessions(app().db);
  expect(await app().db.select().from(sessions).where(isThis)).toEqual([]);
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
