import { eq } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import { signIn, withTestApp, type Kind } from '../../../../test/build-app';
import { createUser } from '../../../../test/factories';
import { readMailbox } from '../../../../test/mail/visitors';
import { users } from '../../../database/schema/auth';
import { ministries, ministryMembers } from '../../../database/schema/ministries';
import { notifications } from '../../../database/schema/notifications';

const app = withTestApp();
const BASE = '/api/v1/ministry-members';
const sessions = new Map<Kind, Record<string, string>>();

const call = async (kind: Kind, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) => {
  const headers = sessions.get(kind) ?? (await signIn(app(), kind)).headers;
  sessions.set(kind, headers);
  return app().inject({ method, url: `${BASE}${path}`, headers, ...(payload && { payload }) });
};

async function createMinistry(department: Department | null) {
  const [row] = await app()
    .db.insert(ministries)
    .values({ name: 'Church Choir', description: 'Sings', leader: 'Juma', email: 'c@demo.test', department })
    .returning();
  if (!row) throw new Error('The ministry was not stored.');
  return row;
}

async function createPlace(department: Department | null, status: 'asked' | 'joined' = 'joined') {
  const ministry = await createMinistry(department);
  const user = await createUser(app());
  const [place] = await app()
    .db.insert(ministryMembers)
    .values({ ministry_id: ministry.id, user_id: user.id, status })
    .returning();
  return { id: place?.id ?? 0, ministry, user };
}

const readNotes = async (userId: number) =>
  (
    await app()
      .db.select()
      .from(notifications)
      .where(eq(notifications.user_id, userId))
      .orderBy(notifications.id)
  ).map(({ text }) => text);
const countMembers = async (id: number) =>
  (await app().db.select().from(ministries).where(eq(ministries.id, id)))[0]?.member_count;

it('lists a department’s people to its leaders, and everybody’s to the pastors', async () => {
  await app().db.delete(ministries);
  const first = await createPlace('music', 'asked');
  const second = await createPlace('music');
  const other = await createPlace('youth');
  const list = async (kind: Kind, query = '') =>
    (await call(kind, 'GET', `?${query}`)).json().data.map((row: { id: number }) => row.id);
  expect(await list('music leader')).toEqual([second.id, first.id]);
  // A leader who asks for another department gets their own department.
  expect(await list('music leader', 'department=youth')).toEqual([second.id, first.id]);
  expect(await list('music leader', 'status=asked')).toEqual([first.id]);
  expect(await list('music leader', `ministry=${second.ministry.id}`)).toEqual([second.id]);
  expect(await list('music leader', `search=${first.user.email}`)).toEqual([first.id]);
  expect(await list('pastor')).toEqual([other.id, second.id, first.id]);
  expect(await list('admin', 'department=youth')).toEqual([other.id]);
  expect((await call('music leader', 'GET', '')).json().data[0]).toMatchObject({
    ministry_name: 'Church Choir',
    department: 'music',
    name: 'Neema Achieng',
    email: second.user.email,
    has_account: true,
    role: 'Member',
    status: 'joined',
  });
});

it.each(['member', 'pastoral leader', 'finance leader'] as const)('is refused to a %s', async (kind) => {
  const { id } = await createPlace('music');
  expect((await call(kind, 'GET')).statusCode).toBe(403);
  expect((await call(kind, 'GET', '/candidates?search=neema')).statusCode).toBe(403);
  expect((await call(kind, 'POST', '', { ministry_id: 1, user_id: 1 })).statusCode).toBe(403);
  for (const path of ['', '/accept', '/decline'])
    expect((await call(kind, 'PUT', `/${id}${path}`, {})).statusCode).toBe(403);
  expect((await call(kind, 'DELETE', `/${id}`)).statusCode).toBe(403);
  expect((await app().inject({ url: BASE })).statusCode).toBe(401);
});

it('lets somebody in who asked, tells them, and counts them', async () => {
  const { id, user, ministry } = await createPlace('music', 'asked');
  expect(await countMembers(ministry.id)).toBe(0);
  expect((await call('youth leader', 'PUT', `/${id}/accept`)).statusCode).toBe(403);
  const response = await call('music leader', 'PUT', `/${id}/accept`);
  expect(response.json().data).toMatchObject({ status: 'joined' });
  expect(await countMembers(ministry.id)).toBe(1);
  expect(await readNotes(user.id)).toEqual(['Welcome to Church Choir!']);
  expect((await readMailbox(app(), user.email)).map(({ subject }) => subject)).toEqual([
    'Welcome to Church Choir',
  ]);
  expect((await call('music leader', 'PUT', `/${id}/accept`)).statusCode).toBe(409);
  expect((await call('music leader', 'PUT', `/${id}/decline`)).statusCode).toBe(409);
});

it('declines somebody who asked, with a word to them', async () => {
  const { id, user } = await createPlace('music', 'asked');
  expect((await call('youth leader', 'PUT', `/${id}/decline`, {})).statusCode).toBe(403);
  const response = await call('music leader', 'PUT', `/${id}/decline`, { reason: 'We are full until May.' });
  expect(response.json()).toEqual({ success: true, message: 'They were told.' });
  expect(await readNotes(user.id)).toHaveLength(1);
  const [email] = await readMailbox(app(), user.email);
  expect(email?.text).toContain('We are full until May.');
  expect((await call('music leader', 'PUT', `/${id}/accept`)).statusCode).toBe(404);
});

it('says what somebody does in the ministry, and takes them out of it', async () => {
  const { id, ministry } = await createPlace('music');
  const changed = await call('music leader', 'PUT', `/${id}`, { role: 'Secretary' });
  expect(changed.json().data).toMatchObject({ role: 'Secretary', ministry_id: ministry.id });
  const empty = await call('music leader', 'PUT', `/${id}`, { role: ' ' });
  expect(empty.statusCode).toBe(422);
  expect(empty.json().errors).toEqual({ role: ['Role is required'] });
  expect((await call('youth leader', 'PUT', `/${id}`, { role: 'Tenor' })).statusCode).toBe(403);
  expect((await call('youth leader', 'DELETE', `/${id}`)).statusCode).toBe(403);
  expect((await call('music leader', 'DELETE', `/${id}`)).json().success).toBe(true);
  expect(await countMembers(ministry.id)).toBe(0);
  expect((await call('music leader', 'DELETE', `/${id}`)).statusCode).toBe(404);
});

/** Lists the fields that leaders of a department may read of its members. */
const NOTHING = {
  email: null,
  phone: null,
  photo_url: null,
  has_account: null,
  email_confirmed: null,
  invited_at: null,
};

it('asks somebody of the register whom a leader adds, and shows their name alone until they say yes', async () => {
  const ministry = await createMinistry('music');
  const { user, headers } = await signIn(app(), 'member');
  const choice = { ministry_id: ministry.id, user_id: user.id };
  const added = await call('music leader', 'POST', '', { ...choice, role: 'Alto' });
  expect(added.statusCode).toBe(201);
  expect(added.json().data).toMatchObject({ ...choice, ...NOTHING, role: 'Alto', status: 'invited' });
  expect(await countMembers(ministry.id)).toBe(0);
  expect(await readNotes(user.id)).toEqual(['The leaders of Church Choir invite you to join them.']);
  expect((await readMailbox(app(), user.email))[0]?.text).toContain('/member/ministries');

  // Neither by their number, nor letter by letter, nor by letting in who never asked.
  expect((await call('music leader', 'GET', `?search=${user.email}`)).json().data).toEqual([]);
  const listed = await call('music leader', 'GET', `?ministry=${ministry.id}&search=neema`);
  expect(listed.json().data).toMatchObject([{ user_id: user.id, ...NOTHING }]);
  const { id } = added.json().data;
  const person = { url: `/api/v1/members/${user.id}`, headers: sessions.get('music leader') ?? {} };
  expect((await app().inject(person)).statusCode).toBe(403);
  for (const path of ['accept', 'decline'])
    expect((await call('music leader', 'PUT', `/${id}/${path}`, {})).statusCode).toBe(409);
  const again = await call('music leader', 'POST', '', choice);
  expect(again.statusCode).toBe(409);
  expect(again.json().errors).toEqual({
    user_id: ['This person was invited already and has not said yes yet.'],
  });

  const joined = await app().inject({
    method: 'POST',
    url: `/api/v1/ministries/${ministry.id}/membership`,
    headers,
  });
  expect(joined.json()).toMatchObject({
    message: 'You belong to Church Choir now.',
    data: { status: 'joined' },
  });
  expect(await countMembers(ministry.id)).toBe(1);
  const shown = await call('music leader', 'GET', `?ministry=${ministry.id}`);
  expect(shown.json().data).toMatchObject([{ email: user.email, has_account: true, status: 'joined' }]);
});

it('is refused by who is invited', async () => {
  const ministry = await createMinistry('music');
  const { user, headers } = await signIn(app(), 'member');
  await call('music leader', 'POST', '', { ministry_id: ministry.id, user_id: user.id });
  const url = `/api/v1/ministries/${ministry.id}/membership`;
  const refused = await app().inject({ method: 'DELETE', url, headers });
  expect(refused.json().message).toBe('You said no to Church Choir.');
  expect((await call('music leader', 'GET', `?ministry=${ministry.id}`)).json().data).toEqual([]);
});

it('adds somebody at once where the whole register is known, and to the own department alone', async () => {
  const [ours, theirs] = [await createMinistry('music'), await createMinistry('youth')];
  const user = await createUser(app(), { password_hash: null });
  const add = (body: object, kind: Kind = 'music leader') =>
    call(kind, 'POST', '', { user_id: user.id, ...body });
  await add({ ministry_id: ours.id });
  const added = await add({ ministry_id: ours.id, role: 'Alto' }, 'pastor');
  expect(added.json().data).toMatchObject({ status: 'joined', email: user.email, has_account: false });
  expect(await countMembers(ours.id)).toBe(1);
  expect((await readNotes(user.id)).at(-1)).toBe('You were added to Church Choir.');
  const again = await add({ ministry_id: ours.id });
  expect(again.statusCode).toBe(409);
  expect(again.json().errors).toEqual({ user_id: ['This person belongs to the ministry already.'] });
  expect((await add({ ministry_id: theirs.id })).statusCode).toBe(403);
  expect((await add({ ministry_id: 999_999 })).json().errors).toEqual({ ministry_id: ['Choose a ministry'] });
  expect((await add({ ministry_id: ours.id, user_id: 999_999 })).json().errors).toEqual({
    user_id: ['Choose a person'],
  });
});

it('adds nobody to a ministry that was closed in the meantime', async () => {
  const closed = await createMinistry('music');
  await app().db.update(ministries).set({ is_active: false }).where(eq(ministries.id, closed.id));
  const user = await createUser(app());
  const added = await call('music leader', 'POST', '', { ministry_id: closed.id, user_id: user.id });
  expect(added.json().errors).toEqual({
    ministry_id: ['This ministry is no longer active. Choose another one.'],
  });
});

it('lets somebody in by adding them who had asked', async () => {
  const { ministry, user } = await createPlace('music', 'asked');
  const added = await call('music leader', 'POST', '', { ministry_id: ministry.id, user_id: user.id });
  expect(added.json().data).toMatchObject({ status: 'joined' });
  expect(await countMembers(ministry.id)).toBe(1);
});

it('finds people by at least three letters, and shows no more than tells them apart', async () => {
  const lastName = crypto.randomUUID();
  const user = await createUser(app(), {
    last_name: lastName,
    email: `omondi-${lastName}@demo.test`,
    phone: '0700',
  });
  const found = await call('music leader', 'GET', `/candidates?search=${lastName}`);
  expect(found.json().data).toEqual([{ id: user.id, name: `Neema ${lastName}`, email_hint: 'o…@demo.test' }]);
  const byAddress = await call('music leader', 'GET', `/candidates?search=omondi-${lastName}`);
  expect(byAddress.json().data).toEqual([]);
  const short = await call('music leader', 'GET', '/candidates?search=ne');
  expect(short.statusCode).toBe(422);
  expect(short.json().errors).toEqual({ search: ['Type at least three letters of the name'] });
});

it('names the ministry in an email as the pages in that language do', async () => {
  const { id, ministry, user } = await createPlace('music', 'asked');
  const translations = { sw: { name: 'Waimbaji wa Sayuni' } };
  await app().db.update(ministries).set({ translations }).where(eq(ministries.id, ministry.id));
  await app().db.update(users).set({ language: 'sw' }).where(eq(users.id, user.id));
  await call('music leader', 'PUT', `/${id}/accept`);
  const [email] = await readMailbox(app(), user.email);
  expect(email?.subject).toBe('Karibu Waimbaji wa Sayuni');
  expect(email?.text).toContain('uliomba kujiunga na Waimbaji wa Sayuni.');
  expect(await readNotes(user.id)).toEqual(['Welcome to Church Choir!']);
});

describe('the notification of a request to join', () => {
  const request = async () => {
    await app().db.delete(ministries);
    const leader = await signIn(app(), 'music leader');
    const ministry = await createMinistry('music');
    const member = await signIn(app(), 'member');
    await app().inject({
      method: 'POST',
      url: `/api/v1/ministries/${ministry.id}/membership`,
      headers: member.headers,
    });
    const [place] = await app().db.select().from(ministryMembers);
    const read = async () =>
      (await app().inject({ url: '/api/v1/notifications', headers: leader.headers }))
        .json()
        .data.map(({ is_read: isRead }: { is_read: boolean }) => (isRead ? 'read' : 'unread'));
    expect(await read()).toEqual(['unread']);
    return { id: place?.id ?? 0, ministry, member, read };
  };

  it('is read once another leader has let them in', async () => {
    const { id, read } = await request();
    expect((await call('music leader', 'PUT', `/${id}/accept`)).statusCode).toBe(200);
    expect(await read()).toEqual(['read']);
  });

  it('is read once an administrator has added them', async () => {
    const { ministry, member, read } = await request();
    const body = { ministry_id: ministry.id, user_id: member.user.id, role: 'Singer' };
    expect((await call('admin', 'POST', '', body)).statusCode).toBe(201);
    expect(await read()).toEqual(['read']);
  });

  it('goes with a request that was taken back, and with the account', async () => {
    const withdrawn = await request();
    await app().inject({
      method: 'DELETE',
      url: `/api/v1/ministries/${withdrawn.ministry.id}/membership`,
      headers: withdrawn.member.headers,
    });
    expect(await withdrawn.read()).toEqual([]);
    const deleted = await request();
    await app().db.delete(users).where(eq(users.id, deleted.member.user.id));
    expect(await deleted.read()).toEqual([]);
  });
});
