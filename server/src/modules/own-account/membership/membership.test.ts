import { eq } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../../test/build-app';
import { createUser } from '../../../../test/factories';
import type { ministries } from '../../../database/schema/ministries';
import { ministryMembers } from '../../../database/schema/ministries';
import { notifications } from '../../../database/schema/notifications';
import { ministryStore } from '../../ministries/repository';

const app = withTestApp();
type Headers = Record<string, string>;
const create = (values: Partial<typeof ministries.$inferInsert> = {}) =>
  ministryStore.insert(app().db, {
    name: 'Church Choir',
    description: 'Sings.',
    leader: 'Juma',
    email: 'choir@demo.test',
    ...values,
  });
const send = (method: 'POST' | 'DELETE', id: number, headers: Headers = {}) =>
  app().inject({ method, url: `/api/v1/ministries/${id}/membership`, headers });
const own = async (headers: Headers) =>
  (await app().inject({ url: '/api/v1/member/ministries', headers })).json().data;
const figures = async (headers: Headers) =>
  (await app().inject({ url: '/api/v1/member/overview', headers })).json().data;
const told = async (userId: number) =>
  (
    await app()
      .db.select()
      .from(notifications)
      .where(eq(notifications.user_id, userId))
      .orderBy(notifications.id)
  ).map(({ kind, text, link }) => ({ kind, text, link }));
const countMembers = async (id: number) => (await ministryStore.find(app().db, id))?.member_count;

it('asks: the leaders of its department are told, and the person waits', async () => {
  const leader = await signIn(app(), 'music leader');
  const other = await signIn(app(), 'youth leader');
  const { id } = await create({ department: 'music' });
  const { headers } = await signIn(app(), 'member');
  const response = await send('POST', id, headers);
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    message: 'Your request was sent. A leader of the ministry will let you in.',
    data: { id, name: 'Church Choir', status: 'asked' },
  });
  expect(await own(headers)).toMatchObject([{ id, status: 'asked' }]);
  expect(await told(leader.user.id)).toEqual([
    {
      kind: 'join_request',
      text: 'Neema Achieng asks to join Church Choir.',
      link: '/department-dashboard/members',
    },
  ]);
  expect(await told(other.user.id)).toEqual([]);
  expect(await countMembers(id)).toBe(0);
  expect(await figures(headers)).toMatchObject({ ministries_joined: 0, ministries: [] });
});

it.each([
  ['communication', 'member'],
  ['pastoral', 'pastor'],
] as const)(
  'leads whoever decides for the %s department to a screen that they can open',
  async (department, role) => {
    const leader = await createUser(app(), { department, role });
    const { id } = await create({ department });
    const { headers } = await signIn(app(), 'member');
    await send('POST', id, headers);
    expect((await told(leader.id)).map(({ link }) => link)).toEqual(['/admin/ministry-members']);
  },
);

it('lists the ministries of a person in the language of the page, with facts filled in', async () => {
  const sw = { name: 'Kwaya', meetingTime: 'Idadi: {{count:ministries}}' };
  const { id } = await create({
    meeting_time: 'Sundays',
    location: 'Room {{count:ministries}}',
    translations: { sw },
  });
  const { headers } = await signIn(app(), 'member');
  await send('POST', id, headers);
  const { '0': english } = await own(headers);
  expect(english).toMatchObject({ name: 'Church Choir', meeting_time: 'Sundays' });
  expect(english.location).toMatch(/^Room \d+$/);
  expect(english).not.toHaveProperty('translations');
  const { '0': swahili } = await own({ ...headers, 'accept-language': 'sw' });
  expect(swahili).toMatchObject({ name: 'Kwaya', untranslated: ['location'] });
  expect(swahili.meeting_time).toMatch(/^Idadi: \d+$/);
});

it('tells the administrators where no department leads it', async () => {
  const admin = await signIn(app(), 'admin');
  const { id } = await create({ name: 'Ushers' });
  const { headers } = await signIn(app(), 'member');
  await send('POST', id, headers);
  expect(await told(admin.user.id)).toEqual([
    { kind: 'join_request', text: 'Neema Achieng asks to join Ushers.', link: '/admin/ministry-members' },
  ]);
});

it('is asked once: again is refused, and so is who belongs to it', async () => {
  const { id } = await create();
  const { headers, user } = await signIn(app(), 'member');
  await send('POST', id, headers);
  const again = await send('POST', id, headers);
  expect(again.statusCode).toBe(409);
  expect(again.json().message).toBe('You asked to join already. A leader will let you in.');
  await app()
    .db.update(ministryMembers)
    .set({ status: 'joined' })
    .where(eq(ministryMembers.user_id, user.id));
  expect((await send('POST', id, headers)).json().message).toBe('You belong to this ministry already.');
  expect(await figures(headers)).toMatchObject({ ministries_joined: 1, ministries: [{ id }] });
});

it('is left, and then counts the person no more', async () => {
  const { id } = await create();
  const { headers, user } = await signIn(app(), 'member');
  await app().db.insert(ministryMembers).values({ ministry_id: id, user_id: user.id });
  expect(await countMembers(id)).toBe(1);
  expect((await send('DELETE', id, headers)).json()).toMatchObject({ message: 'You left Church Choir.' });
  expect(await countMembers(id)).toBe(0);
  expect(await own(headers)).toEqual([]);
  expect((await send('DELETE', id, headers)).statusCode).toBe(404);
});

it('a request is taken back', async () => {
  const { id } = await create();
  const { headers } = await signIn(app(), 'member');
  await send('POST', id, headers);
  expect((await send('DELETE', id, headers)).json().message).toBe('You no longer ask to join Church Choir.');
  expect(await own(headers)).toEqual([]);
});

it('knows no ministry that is inactive, or that there is not, and no visitor', async () => {
  const { headers } = await signIn(app(), 'member');
  const { id } = await create({ is_active: false });
  for (const unknown of [id, 999_999]) {
    const response = await send('POST', unknown, headers);
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe('Ministry not found');
  }
  expect((await send('POST', id)).statusCode).toBe(401);
  expect((await send('DELETE', id)).statusCode).toBe(401);
});

it('is read in the language of the page, from the role to the refusal', async () => {
  const { id } = await create();
  const { headers } = await signIn(app(), 'member');
  const swahili = { ...headers, 'accept-language': 'sw' };
  const asked = await send('POST', id, swahili);
  expect(asked.json().data).toMatchObject({ role: 'Mshiriki' });
  expect(await own(swahili)).toMatchObject([{ role: 'Mshiriki' }]);
  const again = await send('POST', id, swahili);
  expect(again.json().message).toBe('Umeshaomba kujiunga. Kiongozi atakukubali.');
  await app().db.update(ministryMembers).set({ role: 'Alto' }).where(eq(ministryMembers.ministry_id, id));
  expect(await own(swahili)).toMatchObject([{ role: 'Alto' }]);
});
