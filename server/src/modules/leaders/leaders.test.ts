import { signIn, withTestApp } from '../../../test/build-app';
import { createLeader } from '../../../test/content-factories';

const app = withTestApp();
const URL = '/api/v1/leaders';
const names = async (query = '', headers: Record<string, string> = {}) => {
  const response = await app().inject({ url: `${URL}${query}`, headers });
  return response.json().data.map((leader: { name: string }) => leader.name);
};

beforeAll(async () => {
  await createLeader(app(), { name: 'Second', sort_order: 2, languages: ['Kiswahili', 'English'] });
  await createLeader(app(), { name: 'First', sort_order: 1, category: 'pastoral', title: 'Chaplain' });
  await createLeader(app(), { name: 'Former', sort_order: 3, status: 'inactive' });
});

it('lists the active ones in their order, by category if asked', async () => {
  expect(await names()).toEqual(['First', 'Second']);
  expect(await names('?category=elders&status=active')).toEqual(['Second']);
  expect(await names('?status=inactive')).toEqual([]);
  expect((await app().inject(`${URL}?category=kings`)).statusCode).toBe(422);
});

it('shows who edits the directory the former ones too', async () => {
  const { headers } = await signIn(app(), 'communication leader');
  expect(await names('', headers)).toEqual(['First', 'Second', 'Former']);
  expect(await names('?status=inactive', headers)).toEqual(['Former']);
});

it('shows one leader by both names of the office', async () => {
  const leader = await createLeader(app(), { name: 'Zawadi', title: 'Clerk' });
  const former = await createLeader(app(), { status: 'inactive' });
  const response = await app().inject(`${URL}/${leader.id}`);
  expect(response.json().data).toMatchObject({
    name: 'Zawadi',
    title: 'Clerk',
    position: 'Clerk',
    specialties: [],
  });
  expect((await app().inject(`${URL}/${former.id}`)).statusCode).toBe(404);
  expect((await app().inject(`${URL}/999999`)).statusCode).toBe(404);
});

it('takes the office by both of its names', async () => {
  const { headers } = await signIn(app(), 'admin');
  const payload = { name: 'Tabitha', position: 'Deaconess', category: 'deacons' };
  const created = await app().inject({ method: 'POST', url: URL, headers, payload });
  expect(created.json().data).toMatchObject({ title: 'Deaconess', position: 'Deaconess' });
  const url = `${URL}/${created.json().data.id}`;
  const change = (body: object) => app().inject({ method: 'PUT', url, headers, payload: body });
  expect((await change({ position: 'Head deaconess' })).json().data.title).toBe('Head deaconess');
  expect((await change({ title: 'Treasurer' })).json().data.title).toBe('Treasurer');
});
