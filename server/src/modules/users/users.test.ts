import { eq } from 'drizzle-orm';
import { KINDS, signIn, withTestApp } from '../../../test/build-app';
import { PASSWORD, createUser } from '../../../test/factories';
import { linkIn, readMailbox } from '../../../test/mail/visitors';
import { users } from '../../database/schema/auth';
import { openSession } from '../../plugins/access/session-repository';

const app = withTestApp();
type Headers = Readonly<Record<string, string>>;
const put = (path: string, headers: Headers, payload: object) =>
  app().inject({ method: 'PUT', url: `/api/admin/users/${path}`, headers, payload });

it('lists accounts by role, state and name, the newest first', async () => {
  const { headers } = await signIn(app(), 'admin');
  const { user } = await signIn(app(), 'music leader');
  const get = async (query: string) =>
    (await app().inject({ url: `/api/v1/admin/users?${query}`, headers })).json();
  expect((await get('')).data[0]).toMatchObject({
    id: user.id,
    role: 'leader',
    account_department: 'music',
    is_active: true,
    email: user.email,
  });
  expect((await get(`search=${user.email}`)).data).toHaveLength(1);
  expect((await get('role=pastor')).data).toEqual([]);
  expect((await get('is_active=false')).data).toEqual([]);
});

it('leaves out members without an account, who have nothing to be changed', async () => {
  const { headers } = await signIn(app(), 'admin');
  const member = await createUser(app(), { password_hash: null });
  const response = await app().inject({ url: `/api/v1/admin/users?search=${member.email}`, headers });
  expect(response.json().data).toEqual([]);
  expect((await put(`${member.id}/role`, headers, { role: 'elder' })).statusCode).toBe(404);
});

it.each([
  [{ role: 'leader', department: 'music' }, 'You lead the department Music', '/leaders?department=music'],
  [{ role: 'elder', department: null }, 'You have the role Elder', '/members'],
  [{ role: 'admin', department: null }, 'You are an administrator', '/admin/login'],
])('tells somebody of the role %j, and where to sign in', async (role, sentence, door) => {
  const { headers } = await signIn(app(), 'admin');
  const person = await createUser(app());
  expect((await put(`${person.id}/role`, headers, role)).statusCode).toBe(200);
  const emails = await readMailbox(app(), person.email);
  expect(emails.map(({ subject }) => subject)).toEqual(['Your role on our site was changed']);
  expect(emails[0]?.text).toContain(sentence);
  expect(linkIn(emails[0], '/')).toBe(door);
  // Saving the same role again changes nothing, so nobody is told of it.
  expect((await put(`${person.id}/role`, headers, role)).statusCode).toBe(200);
  expect(await readMailbox(app(), person.email)).toHaveLength(1);
  await put(`${person.id}/role`, headers, { role: 'member' });
  expect((await readMailbox(app(), person.email)).at(-1)?.text).toContain('You hold no office');
});

it('writes to people in the language of their last sign-in, which is no edit of their account', async () => {
  const { headers } = await signIn(app(), 'admin');
  const { id, email, version } = await createUser(app());
  await app().inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'accept-language': 'sw' },
    payload: { email, password: PASSWORD },
  });
  const change = await put(`${id}/role`, { ...headers, 'if-match': `"${version}"` }, { role: 'elder' });
  expect(change.statusCode).toBe(200);
  const [sent] = await readMailbox(app(), email);
  expect(sent?.subject).toBe('Jukumu lako kwenye tovuti yetu limebadilishwa');
  expect(sent?.text).toContain('Mzee wa kanisa');
  expect(linkIn(sent, '/')).toBe('/sw/members');
});

describe('a role, while nobody has confirmed the email address', () => {
  const UNCONFIRMED =
    'Only somebody who has confirmed their email address can be given a role. Send them the confirmation again, and wait until they have opened its link.';

  it.each([{ role: 'admin' }, { role: 'pastor' }, { role: 'leader', department: 'youth' }])(
    'is not given: %j',
    async (body) => {
      const { headers } = await signIn(app(), 'admin');
      const person = await createUser(app(), { email_confirmed_at: null });
      const refused = await put(`${person.id}/role`, headers, body);
      expect(refused.statusCode).toBe(422);
      expect(refused.json().errors).toEqual({ role: [UNCONFIRMED] });
      expect((await put(`${person.id}/role`, headers, { role: 'member' })).statusCode).toBe(200);
    },
  );

  it('of before is saved unchanged, and taken away, but not changed into another one', async () => {
    const { headers } = await signIn(app(), 'admin');
    for (const { role, department } of [KINDS['youth leader'], KINDS.elder, KINDS.admin]) {
      const held = { role, department };
      const person = await createUser(app(), { ...held, email_confirmed_at: null });
      const unchanged = await put(`${person.id}/role`, headers, held);
      expect(unchanged.statusCode).toBe(200);
      expect(unchanged.json().data).toMatchObject({ role, account_department: department });
      for (const other of [{ role: 'pastor' }, { role: 'leader', department: 'music' }]) {
        const refused = await put(`${person.id}/role`, headers, other);
        expect(refused.json().errors).toEqual({ role: [UNCONFIRMED] });
      }
      expect((await put(`${person.id}/role`, headers, { role: 'member' })).statusCode).toBe(200);
    }
  });

  it('is given after the person opened the link that was sent again', async () => {
    const { headers } = await signIn(app(), 'admin');
    const person = await createUser(app(), { email_confirmed_at: null });
    const list = async () =>
      (await app().inject({ url: `/api/v1/admin/users?search=${person.email}`, headers })).json().data[0];
    const resend = () =>
      app().inject({ method: 'POST', url: `/api/admin/users/${person.id}/confirmation`, headers });
    expect((await list()).email_confirmed).toBe(false);
    expect((await resend()).statusCode).toBe(200);
    const [email] = await readMailbox(app(), person.email);
    await app().inject({ method: 'POST', url: linkIn(email, '/account/confirm-email?') });
    expect((await list()).email_confirmed).toBe(true);
    expect((await put(`${person.id}/role`, headers, { role: 'elder' })).statusCode).toBe(200);
    expect((await resend()).statusCode).toBe(409);
  });

  it('sends no confirmation to who is deactivated, and says why', async () => {
    const { headers } = await signIn(app(), 'admin');
    const { id } = await createUser(app(), { email_confirmed_at: null, is_active: false });
    const url = `/api/admin/users/${id}/confirmation`;
    const refused = await app().inject({ method: 'POST', url, headers });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('This account is deactivated.');
  });
});

it('gives a role with a department to leaders only', async () => {
  const { headers } = await signIn(app(), 'admin');
  const user = await createUser(app());
  const missing = await put(`${user.id}/role`, headers, { role: 'leader' });
  expect(missing.statusCode).toBe(422);
  expect(missing.json().errors).toEqual({ department: ['A leader needs a department'] });
  const extra = await put(`${user.id}/role`, headers, { role: 'elder', department: 'youth' });
  expect(extra.json().errors).toEqual({ department: ['Only leaders have a department'] });
  const leader = await put(`${user.id}/role`, headers, { role: 'leader', department: 'youth' });
  expect(leader.json().data).toMatchObject({ role: 'leader', account_department: 'youth' });
  const elder = await put(`${user.id}/role`, headers, { role: 'elder' });
  expect(elder.json().data).toMatchObject({ role: 'elder', account_department: null });
});

it('signs a deactivated person out everywhere, and lets them in again once they are activated', async () => {
  const { headers } = await signIn(app(), 'admin');
  const member = await signIn(app(), 'member');
  const whoAmI = () => app().inject({ url: '/api/auth/user', headers: member.headers });
  expect((await whoAmI()).statusCode).toBe(200);
  const response = await put(`${member.user.id}/status`, headers, { is_active: false });
  expect(response.json().data.is_active).toBe(false);
  expect((await whoAmI()).statusCode).toBe(401);
  expect((await put(`${member.user.id}/status`, headers, { is_active: true })).statusCode).toBe(200);
});

describe.each(['music leader', 'elder', 'pastor', 'admin'] as const)('the account of a %s', (kind) => {
  it('is switched off by who has seen it, and by nobody who takes its number for that of a ministry', async () => {
    const { headers } = await signIn(app(), 'admin');
    const { user } = await signIn(app(), kind);
    const { id, version } = user;
    const refused = await put(`${id}/status`, headers, { is_active: false });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe(
      `${user.first_name} ${user.last_name} holds an office here. Deactivate this account on the screen Users, where you see whose it is.`,
    );
    // The account is already active, so nothing can be lost.
    expect((await put(`${id}/status`, headers, { is_active: true })).statusCode).toBe(200);
    const seen = { ...headers, 'if-match': `"${version + 1}"` };
    expect((await put(`${id}/status`, seen, { is_active: false })).json().data.is_active).toBe(false);
    expect((await put(`${id}/status`, headers, { is_active: true })).json().data.is_active).toBe(true);
  });
});

it('keeps the last administrator', async () => {
  const leader = await signIn(app(), 'communication leader');
  const { user } = await signIn(app(), 'admin');
  const { headers } = leader;
  await app().db.update(users).set({ role: 'member' }).where(eq(users.role, 'admin'));
  await app().db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
  const demoted = await put(`${user.id}/role`, headers, { role: 'member' });
  expect(demoted.statusCode).toBe(409);
  expect(demoted.json().message).toBe('This is the last administrator. Make somebody else one first.');
  expect((await put(`${user.id}/status`, headers, { is_active: false })).statusCode).toBe(409);
  const second = await signIn(app(), 'admin');
  expect((await put(`${user.id}/role`, second.headers, { role: 'member' })).statusCode).toBe(200);
});

describe('signing somebody out everywhere', () => {
  const end = (id: number, headers: Record<string, string>) =>
    app().inject({ method: 'DELETE', url: `/api/admin/users/${id}/sessions`, headers });
  const statusOf = async (headers: Record<string, string>) =>
    (await app().inject({ url: '/api/auth/user', headers })).statusCode;

  it('ends every session of theirs and of nobody else, and is recorded', async () => {
    const admin = await signIn(app(), 'admin');
    const person = await signIn(app(), 'music leader');
    const other = await signIn(app(), 'music leader');
    expect((await end(person.user.id, admin.headers)).json()).toMatchObject({ success: true });
    expect(await statusOf(person.headers)).toBe(401);
    expect(await statusOf(other.headers)).toBe(200);
    const log = await app().inject({ url: '/api/v1/admin/audit?per_page=1', headers: admin.headers });
    expect(log.json().data[0]).toMatchObject({
      action: 'user.sessions_end',
      subject_id: String(person.user.id),
    });
  });

  it('leaves an administrator the session that asks', async () => {
    const admin = await signIn(app(), 'admin');
    const elsewhere = await openSession(app().db, {
      user_id: admin.user.id,
      department: null,
      user_agent: 'x',
    });
    expect((await end(admin.user.id, admin.headers)).statusCode).toBe(200);
    expect(await statusOf(admin.headers)).toBe(200);
    expect(await statusOf({ authorization: `Bearer ${elsewhere}` })).toBe(401);
  });

  it('needs the right, the account and its version', async () => {
    const { headers } = await signIn(app(), 'admin');
    const { id } = await createUser(app());
    const elder = await signIn(app(), 'elder');
    expect((await end(id, elder.headers)).statusCode).toBe(403);
    expect((await end(999_999, headers)).statusCode).toBe(404);
    expect((await end(id, { ...headers, 'if-match': '"77"' })).statusCode).toBe(409);
  });
});

it('switches no account on or off by a body that does not say which', async () => {
  const { headers } = await signIn(app(), 'admin');
  const { id } = await createUser(app(), { is_active: false });
  for (const body of [{}, { active: false }, { is_active: null }]) {
    const refused = await put(`${id}/status`, headers, body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toHaveProperty('is_active');
  }
  expect((await put(`${id}/status`, headers, { is_active: '1' })).json().data.is_active).toBe(true);
});
