import { signIn, withTestApp } from '../../test/build-app';
import { createEvent } from '../../test/content-factories';
import { createUser } from '../../test/factories';

const app = withTestApp();

const NAMES = ['Zulu', 'adams', 'ng’ang’a', 'Ábel', 'Baker', 'de Souza', 'NDUNGU'];
const ALPHABETICAL = ['Ábel', 'adams', 'Baker', 'de Souza', 'NDUNGU', 'ng’ang’a', 'Zulu'];

it('is that of an alphabet in the register, on its pages and in its file', async () => {
  const { headers } = await signIn(app(), 'admin');
  for (const name of NAMES) await createUser(app(), { first_name: 'Nia', last_name: name });
  const list = async (query: string) =>
    (await app().inject({ url: `/api/v1/members?search=nia&${query}`, headers }))
      .json()
      .data.map(({ last_name: name }: { last_name: string }) => name);
  expect(await list('per_page=4')).toEqual(ALPHABETICAL.slice(0, 4));
  expect(await list('per_page=4&page=2')).toEqual(ALPHABETICAL.slice(4));
  expect(await list('sort=-name')).toEqual([...ALPHABETICAL].reverse());
  expect(await list('status=active')).toEqual(ALPHABETICAL);
  const file = await app().inject({ url: '/api/v1/members/export?search=nia', headers });
  expect([...file.body.matchAll(/^Nia,([^,]+),/gm)].map(([, name]) => name)).toEqual(ALPHABETICAL);
});

it('is that of an alphabet in lists by title', async () => {
  for (const title of NAMES) await createEvent(app(), { title });
  const { data } = (await app().inject('/api/v1/events?sort=title')).json();
  expect(data.map(({ title }: { title: string }) => title)).toEqual(ALPHABETICAL);
});
