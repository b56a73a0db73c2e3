import { signIn, withTestApp } from '../../../test/build-app';
import { ministryStore } from './repository';

const app = withTestApp();
const URL = '/api/v1/ministries';
const create = (name: string, isActive = true) =>
  ministryStore.insert(app().db, {
    name,
    description: 'A team.',
    leader: 'Juma',
    email: 'team@demo.test',
    is_active: isActive,
  });
const names = async (query = '', headers: Record<string, string> = {}) =>
  (await app().inject({ url: `${URL}${query}`, headers }))
    .json()
    .data.map(({ name }: { name: string }) => name);

beforeAll(async () => {
  await create('Choir');
  await create('Drama', false);
});

it('lists active ones with all their fields, and inactive ones to their managers', async () => {
  expect(await names()).toEqual(['Choir']);
  const { headers } = await signIn(app(), 'elder');
  expect(await names('', headers)).toEqual(['Choir', 'Drama']);
  expect(await names('?status=inactive', headers)).toEqual(['Drama']);
  const { data } = (await app().inject(URL)).json();
  expect(Object.keys(data[0]).sort()).toEqual(
    [
      ...['id', 'name', 'description', 'leader', 'email', 'meetingTime', 'location'],
      ...['category', 'memberCount', 'isActive', 'department', 'ministryPage', 'version'],
    ].sort(),
  );
});

it('says which department it works in, and lists by it', async () => {
  const { id } = await create('Band');
  const { headers } = await signIn(app(), 'admin');
  const put = (department: string) =>
    app().inject({ method: 'PUT', url: `${URL}/${id}`, headers, payload: { department } });
  expect((await put('music')).json().data).toMatchObject({ name: 'Band', department: 'music' });
  expect(await names('?department=music')).toEqual(['Band']);
  expect((await put('chess')).json().errors).toHaveProperty('department');
  expect((await put('')).json().data.department).toBeNull();
  expect(await names('?department=music')).toEqual([]);
});

it('marks one inactive instead of deleting it, and hides it from visitors', async () => {
  const { id } = await create('Ushers');
  const { headers } = await signIn(app(), 'admin');
  const deleted = await app().inject({ method: 'DELETE', url: `${URL}/${id}`, headers });
  expect(deleted.json()).toMatchObject({
    message: 'Ministry deleted successfully',
    data: { isActive: false },
  });
  expect((await app().inject(`${URL}/${id}`)).json()).toMatchObject({ message: 'Ministry not found' });
  expect((await app().inject({ url: `${URL}/${id}`, headers })).statusCode).toBe(200);
});
