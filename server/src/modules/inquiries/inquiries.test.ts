import { eq } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../test/build-app';
import { createUser } from '../../../test/factories';
import { readMailbox } from '../../../test/mail/visitors';
import { inquiries, inquiryReplies } from '../../database/schema/visitor-forms';

const app = withTestApp();
const BASE = '/api/v1/admin/inquiries';
let admin: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  admin = await signIn(app(), 'admin');
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app().inject({ method, url, headers: admin.headers, ...(payload && { payload }) });

async function ask(message: string | null = 'When is vespers?') {
  const email = `${crypto.randomUUID()}@demo.test`;
  const [row] = await app().db.insert(inquiries).values({ email, message }).returning();
  if (!row) throw new Error('The inquiry was not stored.');
  return { id: row.id, email };
}
const get = async (id: number) => (await call('GET', `${BASE}/${id}`)).json().data;

it('gets a reply by email that quotes it and stays on record', async () => {
  const { id, email } = await ask('When is vespers?\nAnd where?');
  const response = await call('POST', `${BASE}/${id}/reply`, { message: 'On Friday at 6:30 PM.' });
  expect(response.statusCode).toBe(200);
  const [reply] = await readMailbox(app(), email);
  expect(reply?.subject).toBe('Our reply to your inquiry');
  expect(reply?.text).toContain('On Friday at 6:30 PM.');
  expect(reply?.text).toContain('> When is vespers?\n> And where?');
  expect(await get(id)).toMatchObject({
    status: 'open',
    assigned_to: { id: admin.user.id },
    replies: [{ author: 'Neema Achieng', message: 'On Friday at 6:30 PM.' }],
  });
});

it.each([
  ['/api/v1/inquiries', { message: 'Ibada ni saa ngapi?' }, 'Jibu letu kwa swali lako'],
  ['/api/v1/visits', { name: 'Amina', day: '2999-01-02' }, 'Kuhusu ziara yako'],
])('gets its reply in the language of the page it was sent from: %s', async (url, fields, subject) => {
  const email = `${crypto.randomUUID()}@demo.test`;
  const headers = { 'accept-language': 'sw' };
  const asked = await app().inject({ method: 'POST', url, headers, payload: { email, ...fields } });
  expect(asked.statusCode).toBe(201);
  const { id } = (await call('GET', `${BASE}?search=${email}`)).json().data[0];
  await call('POST', `${BASE}/${id}/reply`, { message: 'Saa tatu.' });
  const reply = (await readMailbox(app(), email)).at(-1);
  expect(reply?.subject).toBe(subject);
  expect(reply?.text).toContain('Asante kwa kutuandikia\n\nSaa tatu.');
});

it('is closed with the reply when that settles it, and opened again', async () => {
  const { id } = await ask();
  await call('POST', `${BASE}/${id}/reply`, { message: 'Friday.', close: true });
  expect(await get(id)).toMatchObject({ status: 'closed', closed_at: expect.any(String) });
  const reopened = await call('PUT', `${BASE}/${id}`, { status: 'open' });
  expect(reopened.json().data).toMatchObject({ status: 'open', closed_at: null });
  const closed = await call('PUT', `${BASE}/${id}`, { status: 'closed' });
  expect(closed.json().data).toMatchObject({ status: 'closed' });
});

it('is looked after by somebody with full oversight, or nobody', async () => {
  const { id } = await ask();
  const other = await createUser(app(), {
    role: 'leader',
    department: 'communication',
    first_name: 'Zawadi',
  });
  const member = await createUser(app());
  const names = (await call('GET', `${BASE}/assignees`)).json().data;
  expect(names).toContainEqual({ id: other.id, name: 'Zawadi Achieng' });
  expect(names.map((one: { id: number }) => one.id)).not.toContain(member.id);
  const assign = (person: number | null) => call('PUT', `${BASE}/${id}`, { assigned_to: person });
  expect((await assign(other.id)).json().data.assigned_to).toEqual({ id: other.id, name: 'Zawadi Achieng' });
  expect((await assign(member.id)).json().errors).toHaveProperty('assigned_to');
  expect((await assign(null)).json().data.assigned_to).toBeNull();
});

it('is listed by state, by who looks after it, and by what was asked', async () => {
  await app().db.delete(inquiries);
  const [first, second] = [await ask('Parking?'), await ask('Choir?')];
  await call('PUT', `${BASE}/${first.id}`, { status: 'closed', assigned_to: admin.user.id });
  const list = async (query: string) =>
    (await call('GET', `${BASE}?${query}`)).json().data.map((row: { id: number }) => row.id);
  expect(await list('')).toEqual([second.id, first.id]);
  expect(await list('sort=created_at')).toEqual([first.id, second.id]);
  expect(await list('status=open')).toEqual([second.id]);
  expect(await list('status=closed')).toEqual([first.id]);
  expect(await list('mine=true')).toEqual([first.id]);
  expect(await list('search=choir')).toEqual([second.id]);
});

it('refuses an empty reply, and tells the second of two editors', async () => {
  const { id, email } = await ask();
  const empty = await call('POST', `${BASE}/${id}/reply`, { message: '  ' });
  expect(empty.statusCode).toBe(422);
  expect(empty.json().errors).toEqual({ message: ['Please write a reply'] });
  expect(await readMailbox(app(), email)).toEqual([]);
  const edit = () =>
    app().inject({
      method: 'PUT',
      url: `${BASE}/${id}`,
      headers: { ...admin.headers, 'if-match': '"1"' },
      payload: { status: 'closed' },
    });
  expect((await edit()).statusCode).toBe(200);
  expect((await edit()).statusCode).toBe(409);
});

it('is a planned visit as well, which is told apart, and is not answered by mail where no address was left', async () => {
  await app().db.delete(inquiries);
  const [row] = await app()
    .db.insert(inquiries)
    .values({ visitor_name: 'Halima', visit_day: '2035-11-24', phone: '0711 222 333' })
    .returning();
  await ask();
  const list = async (kind: string) =>
    (await call('GET', `${BASE}?kind=${kind}`)).json().data.map((one: { visit: unknown }) => one.visit);
  expect(await list('visit')).toEqual([{ name: 'Halima', day: '2035-11-24', phone: '+254 711 222 333' }]);
  expect(await list('question')).toEqual([null]);
  const reply = await call('POST', `${BASE}/${row?.id}/reply`, { message: 'Welcome!' });
  expect(reply.json().errors).toEqual({ message: ['They left no email address. Please call them.'] });
});

it('is deleted with its replies, and not found when there is none', async () => {
  const { id } = await ask();
  await call('POST', `${BASE}/${id}/reply`, { message: 'Friday.' });
  expect((await call('DELETE', `${BASE}/${id}`)).json().message).toBe('Inquiry deleted successfully!');
  expect((await call('GET', `${BASE}/${id}`)).statusCode).toBe(404);
  expect((await call('PUT', `${BASE}/${id}`, { status: 'open' })).statusCode).toBe(404);
  expect((await call('POST', `${BASE}/${id}/reply`, { message: 'x' })).statusCode).toBe(404);
});

it('is found by the name and the phone of who plans a visit', async () => {
  const visit = { visitor_name: 'Halima Wanyonyi', visit_day: '2026-11-28', phone: '0799 515 616' };
  const [row] = await app().db.insert(inquiries).values(visit).returning();
  const find = async (search: string) =>
    (await call('GET', `${BASE}?search=${encodeURIComponent(search)}`))
      .json()
      .data.map(({ id }: { id: number }) => id);
  expect(await find('wanyonyi halima')).toEqual([row?.id]);
  expect(await find('515 616')).toEqual([row?.id]);
  expect(await find('Halima Otieno')).toEqual([]);
});

describe('after the days that the settings say', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const day = (days: number) => daysAgo(days).toISOString().slice(0, 10);

  it.each([
    ['a question closed before then', { message: 'Parking?', handled_at: daysAgo(41) }, false],
    ['a question closed since', { message: 'Parking?', handled_at: daysAgo(39) }, true],
    ['an old question that is still open', { message: 'Parking?', created_at: daysAgo(400) }, true],
    [
      'a visit that was before then, though nobody closed it',
      { visitor_name: 'Halima', visit_day: day(42) },
      false,
    ],
    ['a visit that was since', { visitor_name: 'Halima', visit_day: day(38) }, true],
    ['a visit that is still to come', { visitor_name: 'Halima', visit_day: day(-3) }, true],
    [
      'a visit that is still to come, closed long ago',
      { visitor_name: 'Halima', visit_day: day(-3), handled_at: daysAgo(60) },
      true,
    ],
  ])('%s', async (_name, values, isThere) => {
    const settings = { inquiry_retention_days: '40' };
    expect((await call('PUT', '/api/v1/admin/settings', settings)).statusCode).toBe(200);
    const row = { email: 'halima@demo.test', ...values };
    const [inquiry] = await app().db.insert(inquiries).values(row).returning();
    const id = inquiry?.id ?? 0;
    const reply = { inquiry_id: id, author_label: 'Neema', message: 'Behind the hall.' };
    await app().db.insert(inquiryReplies).values(reply);
    await app().housekeeping.run();
    expect((await call('GET', `${BASE}/${id}`)).statusCode).toBe(isThere ? 200 : 404);
    const replies = await app().db.$count(inquiryReplies, eq(inquiryReplies.inquiry_id, id));
    expect(replies).toBe(isThere ? 1 : 0);
  });
});
