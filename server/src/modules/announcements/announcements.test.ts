import { plainDate } from '@narthex/shared-contracts';
import { signIn, withTestApp } from '../../../test/build-app';
import { createAnnouncement } from '../../../test/content-factories';

const app = withTestApp();
const URL = '/api/v1/announcements';
const DAY = 86_400_000;
const day = (offset: number) => plainDate(Date.now() + offset * DAY, 'Africa/Nairobi');

const titles = async (query = '', headers: Record<string, string> = {}) => {
  const response = await app().inject({ url: `${URL}${query}`, headers });
  return response.json().data.map((announcement: { title: string }) => announcement.title);
};

beforeAll(async () => {
  await createAnnouncement(app(), { title: 'Always', category: 'health' });
  await createAnnouncement(app(), {
    title: 'Last day',
    endDate: day(0),
    isFeatured: true,
    priority: 'urgent',
  });
  await createAnnouncement(app(), { title: 'Over', endDate: day(-1), isFeatured: true });
  await createAnnouncement(app(), { title: 'Not yet', startDate: day(1), department: 'youth' });
  await createAnnouncement(app(), { title: 'Switched off', isActive: false });
});

it('shows visitors what is active today, the most urgent first', async () => {
  expect(await titles()).toEqual(['Last day', 'Always']);
  expect(await titles('?featured=true&active=true')).toEqual(['Last day']);
  expect(await titles('?category=health')).toEqual(['Always']);
  expect((await app().inject(`${URL}?category=sport`)).statusCode).toBe(422);
});

it('shows managers their hidden ones too, unless they ask for active ones', async () => {
  const youth = await signIn(app(), 'youth leader');
  expect(await titles('', youth.headers)).toEqual(['Last day', 'Not yet', 'Always']);
  const admin = await signIn(app(), 'admin');
  expect(await titles('', admin.headers)).toHaveLength(5);
  expect(await titles('?active=true', admin.headers)).toEqual(['Last day', 'Always']);
});

it('shows one, and hides what is over from those who do not manage it', async () => {
  const over = await createAnnouncement(app(), { title: 'Gone', endDate: day(-1), department: 'youth' });
  const shown = await createAnnouncement(app(), { title: 'Here' });
  const ask = (id: number | string, headers: Record<string, string> = {}) =>
    app().inject({ url: `${URL}/${id}`, headers });
  expect((await ask(shown.id)).json()).toMatchObject({
    success: true,
    data: { title: 'Here', priority: 'medium' },
  });
  expect((await ask(over.id)).statusCode).toBe(404);
  expect((await ask(over.id, (await signIn(app(), 'music leader')).headers)).statusCode).toBe(404);
  expect((await ask(over.id, (await signIn(app(), 'youth leader')).headers)).statusCode).toBe(200);
  expect((await ask('nonsense')).statusCode).toBe(404);
});
