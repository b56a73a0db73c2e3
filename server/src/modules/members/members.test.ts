import { eq, sql } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import { signIn, withTestApp, type Kind } from '../../../test/build-app';
import { createUser } from '../../../test/factories';
import { linkIn, readMailbox } from '../../../test/mail/visitors';
import { ministries, ministryMembers } from '../../database/schema/ministries';
import { auditLog, users } from '../../database/schema/auth';

const app = withTestApp();
const BASE = '/api/v1/members';
const PERSON = { first_name: 'Wanjiru', last_name: 'Kamau', email: 'wanjiru@demo.test' };

type Session = Awaited<ReturnType<typeof signIn>>;
const sessions = new Map<Kind, Session>();
async function as(kind: Kind): Promise<Session> {
  const session = sessions.get(kind) ?? (await signIn(app(), kind));
  sessions.set(kind, session);
  return session;
}
const call = async (kind: Kind, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
  app().inject({
    method,
    url: `${BASE}${path}`,
    headers: (await as(kind)).headers,
    ...(payload && { payload }),
  });
const unique = () => `${crypto.randomUUID()}@demo.test`;
const withoutAccount = (changes: Partial<typeof users.$inferInsert> = {}) =>
  createUser(app(), { password_hash: null, ...changes });

async function join(userId: number, department: Department, status: 'asked' | 'joined' = 'joined') {
  const [ministry] = await app()
    .db.insert(ministries)
    .values({ name: 'Choir', description: 'Sings', leader: 'Juma', email: 'c@demo.test', department })
    .returning();
  await app()
    .db.insert(ministryMembers)
    .values({ ministry_id: ministry?.id ?? 0, user_id: userId, status });
}

describe('a member', () => {
  it('is added without an account, and read with every field', async () => {
    const email = unique();
    const created = await call('elder', 'POST', '', {
      ...PERSON,
      email: email.toUpperCase(),
      phone: '+254 700 000 001',
      date_of_birth: '2001-02-03',
      address: 'Kilele University, Hostel 4',
      membership_date: '2020-05-09',
    });
    expect(created.statusCode).toBe(201);
    const { id } = created.json().data;
    const read = await call('admin', 'GET', `/${id}`);
    expect(read.json().data).toMatchObject({
      ...PERSON,
      email,
      phone: '+254 700 000 001',
      date_of_birth: '2001-02-03',
      address: 'Kilele University, Hostel 4',
      membership_date: '2020-05-09',
      status: 'active',
      role: 'member',
      has_account: false,
      email_confirmed: false,
      invited_at: null,
      photo_url: null,
      ministries: [],
      version: 1,
    });
    const [entry] = await app().db.select().from(auditLog).where(eq(auditLog.action, 'member.create'));
    expect(entry?.after).toMatchObject({ id, email });
  });

  it('needs both names, and an email address unless it is said that there is none', async () => {
    const response = await call('admin', 'POST', '', { first_name: ' ', email: '' });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({
      first_name: ['First name is required'],
      last_name: ['Last name is required'],
      email: ['Email is required'],
    });
    const malformed = await call('admin', 'POST', '', { ...PERSON, email: 'nobody' });
    expect(malformed.json().errors).toEqual({ email: ['A valid email address is required'] });
    const none = await call('admin', 'POST', '', { ...PERSON, email: '', has_no_email: true });
    expect(none.json().data).toMatchObject({ email: null });
  });

  it('says at the field that an address is taken', async () => {
    const known = await withoutAccount();
    const response = await call('admin', 'POST', '', { ...PERSON, email: known.email });
    expect(response.statusCode).toBe(409);
    expect(response.json().errors).toEqual({
      email: ['Somebody in the register has this email address already.'],
    });
  });

  it('has a phone that somebody can be called by', async () => {
    const response = await call('admin', 'POST', '', { ...PERSON, phone: '0712 34567' });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({
      phone: ['This phone number is not in use. Please check its digits'],
    });
  });

  it('is changed field by field, and tells the second of two editors', async () => {
    const { id } = await withoutAccount({ phone: '+254 700 000 001' });
    const edit = (payload: object) =>
      as('admin').then(({ headers }) =>
        app().inject({
          method: 'PUT',
          url: `/api/v1/church-members/${id}`,
          headers: { ...headers, 'if-match': '"1"' },
          payload,
        }),
      );
    const changed = await edit({ status: 'inactive' });
    expect(changed.json().data).toMatchObject({ status: 'inactive', phone: '+254 700 000 001', version: 2 });
    expect((await edit({ status: 'active' })).statusCode).toBe(409);
    const [row] = await app().db.select().from(users).where(eq(users.id, id));
    // People who left may still sign in, because an account is deactivated separately.
    expect(row).toMatchObject({ membership_status: 'inactive', is_active: true });
  });

  it('is not found when there is none', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await call('admin', method, '/999999', {})).statusCode).toBe(404);
    expect((await call('admin', 'POST', '/999999/invite')).statusCode).toBe(404);
  });

  it('is refused to who does not keep the register', async () => {
    const { id } = await withoutAccount();
    for (const kind of ['member', 'youth leader', 'pastoral leader', 'finance leader'] as const) {
      expect((await call(kind, 'POST', '', PERSON)).statusCode).toBe(403);
      expect((await call(kind, 'PUT', `/${id}`, {})).statusCode).toBe(403);
      expect((await call(kind, 'DELETE', `/${id}`)).statusCode).toBe(403);
    }
    expect((await app().inject({ url: BASE })).statusCode).toBe(401);
  });
});

describe('the list', () => {
  const names = async (kind: Kind, query: string) => {
    const response = await call(kind, 'GET', `?${query}`);
    return response.json().data.map((row: { first_name: string }) => row.first_name);
  };

  it('is searched by name and email, filtered and sorted', async () => {
    const lastName = crypto.randomUUID();
    await withoutAccount({ first_name: 'Brian', last_name: lastName });
    await createUser(app(), { first_name: 'Achieng', last_name: lastName, membership_status: 'inactive' });
    expect(await names('admin', `search=${lastName}`)).toEqual(['Achieng', 'Brian']);
    expect(await names('admin', `search=${lastName}&sort=-name`)).toEqual(['Brian', 'Achieng']);
    expect(await names('admin', `search=${lastName}&sort=-created_at`)).toEqual(['Achieng', 'Brian']);
    expect(await names('admin', `search=${lastName}&status=inactive`)).toEqual(['Achieng']);
    expect(await names('pastoral leader', `search=${lastName}&has_account=false`)).toEqual(['Brian']);
    const alias = await app().inject({
      url: `/api/v1/church-members?search=${lastName}&limit=1`,
      headers: (await as('admin')).headers,
    });
    expect(alias.json()).toMatchObject({ data: [{ first_name: 'Achieng' }], meta: { total: 2 } });
  });

  it('shows a department’s leaders their own people only, without birthday and address', async () => {
    const lastName = crypto.randomUUID();
    const person = { last_name: lastName, date_of_birth: '2001-02-03', address: 'Hostel 4' };
    const ours = await withoutAccount({ ...person, first_name: 'Ours' });
    const asking = await withoutAccount({ ...person, first_name: 'Asking' });
    const theirs = await withoutAccount({ ...person, first_name: 'Theirs' });
    await createUser(app(), { ...person, first_name: 'Leading', role: 'leader', department: 'music' });
    await join(ours.id, 'music');
    await join(asking.id, 'music', 'asked');
    await join(theirs.id, 'youth');
    expect(await names('music leader', `search=${lastName}`)).toEqual(['Asking', 'Leading', 'Ours']);
    const read = await call('music leader', 'GET', `/${ours.id}`);
    expect(read.json().data).toMatchObject({ email: ours.email, date_of_birth: null, address: null });
    expect((await call('music leader', 'GET', `/${theirs.id}`)).statusCode).toBe(403);
    expect((await call('finance leader', 'GET', '')).statusCode).toBe(403);
  });

  it('is listed in the order of the names, however many of a department there are', async () => {
    const MANY = 1_050;
    await app().db.execute(sql`
      with ministry as (
        insert into ministries (name, description, leader, email, department)
        values ('Clinic', 'Heals', 'Juma', 'clinic@demo.test', 'music') returning id),
      people as (
        insert into users (first_name, last_name)
        select 'Akinyi', 'Zz' || lpad(n::text, 4, '0') from generate_series(1, ${MANY}::integer) as n returning id)
      insert into ministry_members (ministry_id, user_id) select ministry.id, people.id from ministry, people`);
    const list = async (query: string) => (await call('music leader', 'GET', `?search=zz&${query}`)).json();
    const names = ({ data }: { data: { last_name: string }[] }) => data.map((one) => one.last_name);
    const first = await list('per_page=3');
    expect(names(first)).toEqual(['Zz0001', 'Zz0002', 'Zz0003']);
    expect(first.meta).toMatchObject({ total: 1000, has_more_than_total: true });
    expect(names(await list('per_page=50&page=21')).at(-1)).toBe(`Zz${MANY}`);
    const behind = await list('per_page=50&page=30');
    expect(behind).toMatchObject({ data: [], meta: { total: 1000, has_more_than_total: true } });
  });

  it('is figures alone for the finance committee', async () => {
    const inactive = async () => (await call('finance leader', 'GET', '/figures')).json().data.inactive;
    const before = await inactive();
    const [left, back] = [await withoutAccount({ membership_status: 'inactive' }), await withoutAccount()];
    expect(await inactive()).toBe(before + 1);
    await app().db.update(users).set({ membership_status: 'inactive' }).where(eq(users.id, back.id));
    expect(await inactive()).toBe(before + 2);
    await app().db.update(users).set({ membership_status: 'active' }).where(eq(users.id, back.id));
    await app().db.delete(users).where(eq(users.id, left.id));
    expect(await inactive()).toBe(before);
    const response = await call('finance leader', 'GET', '/figures');
    expect(response.json().data.active).toBeGreaterThan(0);
    expect(response.json().data.new_by_month).toHaveLength(12);
    expect(response.json().data.new_by_month[11].count).toBeGreaterThan(0);
    expect((await call('youth leader', 'GET', '/figures')).statusCode).toBe(403);
  });
});

describe('the role', () => {
  it('of an elder, a pastor or a leader stays, whatever a form of two roles sends', async () => {
    for (const role of ['elder', 'pastor', 'leader'] as const) {
      const { id } = await createUser(app(), { role, department: role === 'leader' ? 'youth' : null });
      const response = await call('admin', 'PUT', `/${id}`, { role: 'member', phone: '+254 700 000 001' });
      expect(response.json().data).toMatchObject({ role, phone: '+254 700 000 001' });
    }
  });

  it('of an administrator is given and taken by who decides over roles', async () => {
    const { id } = await createUser(app());
    const refused = await call('elder', 'PUT', `/${id}`, { role: 'admin' });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().errors).toHaveProperty('role');
    expect((await call('elder', 'POST', '', { ...PERSON, email: unique(), role: 'admin' })).statusCode).toBe(
      403,
    );
    expect((await call('admin', 'PUT', `/${id}`, { role: 'elder' })).statusCode).toBe(422);
    expect((await call('admin', 'PUT', `/${id}`, { role: 'admin' })).json().data.role).toBe('admin');
    expect((await call('admin', 'PUT', `/${id}`, { role: 'member' })).json().data.role).toBe('member');
  });

  it('of one’s own account is for somebody else to change', async () => {
    const { user } = await as('admin');
    const response = await call('admin', 'PUT', `/${user.id}`, { role: 'member' });
    expect(response.statusCode).toBe(409);
    expect(response.json().errors).toEqual({ role: ['Somebody else has to change your own role.'] });
  });

  it('of the last administrator who can sign in stays', async () => {
    await app().db.update(users).set({ role: 'member' }).where(eq(users.role, 'admin'));
    sessions.delete('admin');
    const last = await createUser(app(), { role: 'admin' });
    await withoutAccount({ role: 'admin' });
    for (const [method, payload] of [
      ['PUT', { role: 'member' }],
      ['DELETE', undefined],
    ] as const) {
      const response = await call('communication leader', method, `/${last.id}`, payload);
      expect(response.statusCode).toBe(409);
      expect(response.json().message).toBe('This is the last administrator. Make somebody else one first.');
    }
  });
});

describe('the email address', () => {
  it('of somebody with a role is not changed here: whoever reads it could use the role', async () => {
    const elder = await createUser(app(), { role: 'elder' });
    const member = await createUser(app());
    for (const refused of [
      await call('pastor', 'PUT', `/${elder.id}`, { email: unique() }),
      await call('admin', 'PUT', `/${elder.id}`, { email: unique() }),
      await call('admin', 'PUT', `/${member.id}`, { email: unique(), role: 'admin' }),
    ]) {
      expect(refused.statusCode).toBe(409);
      expect(refused.json().errors).toHaveProperty('email');
    }
  });

  it('has to be confirmed before its owner becomes an administrator', async () => {
    const { id } = await createUser(app(), { email_confirmed_at: null });
    const registered = await createUser(app(), { password_hash: null });
    const cases = [
      [await call('admin', 'PUT', `/${id}`, { role: 'admin' }), 'Send them the confirmation again'],
      [await call('admin', 'PUT', `/${registered.id}`, { role: 'admin' }), 'Invite them'],
      [
        await call('admin', 'POST', '', { ...PERSON, email: unique(), role: 'admin' }),
        'Add them as a member, and invite them',
      ],
    ] as const;
    for (const [refused, said] of cases) {
      expect(refused.statusCode).toBe(422);
      expect(refused.json().errors).toEqual({ role: [expect.stringContaining(said)] });
    }
  });

  it('of one’s own account is changed in the profile, which asks for the password', async () => {
    const { user } = await as('elder');
    expect((await call('elder', 'PUT', `/${user.id}`, { email: unique() })).statusCode).toBe(409);
  });

  it('has to be confirmed again, and the old one is told', async () => {
    const user = await createUser(app());
    const email = unique();
    expect((await call('elder', 'PUT', `/${user.id}`, { email })).statusCode).toBe(200);
    const [row] = await app().db.select().from(users).where(eq(users.id, user.id));
    expect(row?.email_confirmed_at).toBeNull();
    expect((await readMailbox(app(), email)).map(({ subject }) => subject)).toEqual([
      'Confirm your email address',
    ]);
    const [told] = await readMailbox(app(), user.email);
    expect(told?.text).toContain(email);
  });

  it('stays with an account', async () => {
    const { id } = await createUser(app());
    const response = await call('admin', 'PUT', `/${id}`, { email: '', has_no_email: true });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ email: ['Somebody with an account needs an email address.'] });
  });
});

describe('deleting', () => {
  it('takes the person and their account out of the register', async () => {
    const { user, headers } = await signIn(app(), 'member');
    const response = await call('elder', 'DELETE', `/${user.id}`);
    expect(response.json()).toMatchObject({ success: true, message: 'Member deleted successfully!' });
    expect((await app().inject({ url: '/api/auth/user', headers })).statusCode).toBe(401);
    expect((await call('admin', 'GET', `/${user.id}`)).statusCode).toBe(404);
  });

  it('of somebody with a role needs who decides over roles; nobody deletes themselves', async () => {
    const leader = await createUser(app(), { role: 'leader', department: 'health' });
    expect((await call('elder', 'DELETE', `/${leader.id}`)).statusCode).toBe(403);
    expect((await call('admin', 'DELETE', `/${leader.id}`)).statusCode).toBe(200);
    const { user } = await as('admin');
    expect((await call('admin', 'DELETE', `/${user.id}`)).statusCode).toBe(409);
  });
});

describe('an invitation', () => {
  it('is an email whose link makes the account', async () => {
    const person = await withoutAccount();
    const response = await call('elder', 'POST', `/${person.id}/invite`);
    expect(response.json().data).toMatchObject({ invited_at: expect.any(String), version: 1 });
    const [email] = await readMailbox(app(), person.email);
    const token = new URLSearchParams(linkIn(email, '/reset-password?').split('?')[1]).get('token');
    const password = 'a wholly new one';
    await app().inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { token, password, password_confirmation: password },
    });
    expect((await call('admin', 'GET', `/${person.id}`)).json().data.has_account).toBe(true);
    const again = await call('admin', 'POST', `/${person.id}/invite`);
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe('This person has an account already.');
  });

  it('is in the language of the page on which it was sent', async () => {
    const person = await withoutAccount();
    const headers = { ...(await as('elder')).headers, 'accept-language': 'sw' };
    await app().inject({ method: 'POST', url: `${BASE}/${person.id}/invite`, headers });
    const [email] = await readMailbox(app(), person.email);
    expect(email?.html).toContain('<html lang="sw">');
    expect(linkIn(email, '/sw/reset-password?')).toContain('token=');
  });

  it('needs an address, and is sent three times an hour at most', async () => {
    const none = await withoutAccount({ email: null });
    const refused = await call('admin', 'POST', `/${none.id}/invite`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('This person has no email address. Add one first.');
    const person = await withoutAccount();
    const statuses = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push((await call('admin', 'POST', `/${person.id}/invite`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('is for a department’s leaders to send to their own people', async () => {
    const [ours, theirs] = [await withoutAccount(), await withoutAccount()];
    await join(ours.id, 'youth');
    await join(theirs.id, 'music');
    expect((await call('youth leader', 'POST', `/${ours.id}/invite`)).statusCode).toBe(200);
    expect((await call('youth leader', 'POST', `/${theirs.id}/invite`)).statusCode).toBe(403);
    expect((await call('member', 'POST', `/${ours.id}/invite`)).statusCode).toBe(403);
  });
});
