import { plainDate } from '@narthex/shared-contracts';
import { signIn, withTestApp } from '../../../test/build-app';
import { createAnnouncement } from '../../../test/content-factories';

const app = withTestApp();
const URL = '/api/v1/announcements';
const DAY_MS = 86_400_000;
const day = (offset: number) => plainDate(Date.now() + offset * DAY_MS, 'Africa/Nairobi');

const titles = async (query = '', headers: Record<string, string> = {}) => {
  const response = await app().inject({ url: `${URL}${query}`, headers });
  return response.json().data.map((announcement: { title: string }) => announcement.title);
};

beforeAll(async () => {
  await createAnnouncement(app(), { title: 'Always', category: 'health' });
  await createAnnouncement(app(), {
    title: 'Last day',
    end_date: day(0),
    is_featured: true,
    priority: 'urgent',
  });
  await createAnnouncement(app(), { title: 'Over', end_date: day(-1), is_featured: true });
  await createAnnouncement(app(), { title: 'Not yet', start_date: day(1), department: 'youth' });
  await createAnnouncement(app(), { title: 'Switched off', is_active: false });
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
  const over = await createAnnouncement(app(), { title: 'Gone', end_date: day(-1), department: 'youth' });
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

it('narrows the list of a manager to what they manage, and by the one filter of the panel', async () => {
  const youth = await signIn(app(), 'youth leader');
  expect(await titles('?mine=true', youth.headers)).toEqual(expect.arrayContaining(['Not yet']));
  expect(await titles('?mine=true', youth.headers)).not.toContain('Always');
  // An empty list would tell a leader whose session has ended that their announcements are gone.
  expect((await app().inject(`${URL}?mine=true`)).statusCode).toBe(401);
  const admin = await signIn(app(), 'admin');
  expect(await titles('?mine=true&filter=inactive', admin.headers)).toEqual(['Switched off']);
  expect(await titles('?mine=true&filter=featured', admin.headers)).toEqual(['Last day', 'Over']);
  expect(await titles('?mine=true&filter=health', admin.headers)).toEqual(['Always']);
  expect(await titles('?mine=true&filter=active', admin.headers)).not.toContain('Switched off');
});

it('belongs to the department whose leader wrote it, and is there at once', async () => {
  const youth = await signIn(app(), 'youth leader');
  const created = await app().inject({
    method: 'POST',
    url: URL,
    headers: youth.headers,
    payload: { title: 'Camp', content: 'Bring boots.', action_required: true, end_date: '' },
  });
  expect(created.statusCode).toBe(201);
  expect(created.json()).toMatchObject({
    message: 'Announcement created successfully!',
    data: { department: 'youth', action_required: 'Action required', end_date: null, is_shown: true },
  });
  expect(await titles()).toContain('Camp');
  const url = `${URL}/${created.json().data.id}`;
  const music = await signIn(app(), 'music leader');
  const refused = await app().inject({ method: 'PUT', url, headers: music.headers, payload: { title: 'x' } });
  expect(refused.statusCode).toBe(403);
  const off = await app().inject({
    method: 'PUT',
    url,
    headers: youth.headers,
    payload: { is_active: false, action_required: false },
  });
  expect(off.json().data).toMatchObject({ is_active: false, action_required: null, is_shown: false });
  expect(await titles()).not.toContain('Camp');
});

it('refuses a last day before the first', async () => {
  const { headers } = await signIn(app(), 'admin');
  const payload = { title: 'x', content: 'x', start_date: '2026-12-02', end_date: '2026-12-01' };
  const response = await app().inject({ method: 'POST', url: URL, headers, payload });
  expect(response.json().errors).toEqual({ end_date: ['The last day is before the first'] });
});
