import { signIn, withTestApp, type Kind } from '../../../test/build-app';
import { createEvent } from '../../../test/content-factories';

const app = withTestApp();
const URL = '/api/v1/events';
const SWAHILI = { 'accept-language': 'sw' };

const read = async (id: number, headers: Record<string, string> = {}) =>
  (await app().inject({ url: `${URL}/${id}`, headers })).json().data;

async function put(kind: Kind, id: number, payload: object, more: Record<string, string> = {}) {
  const { headers } = await signIn(app(), kind);
  return app().inject({ method: 'PUT', url: `${URL}/${id}`, headers: { ...headers, ...more }, payload });
}

const create = () =>
  createEvent(app(), {
    department: 'music',
    title: 'Vespers',
    description: 'Songs as the Sabbath begins.',
    location: 'Main hall',
  });

it('is shown in Swahili where a leader wrote that, and says what is still in English', async () => {
  const { id } = await create();
  const saved = await put('music leader', id, {
    translations: { sw: { title: '  Ibada ya jioni ', description: ' ', additional_info: 'Njoo mapema.' } },
  });
  expect(saved.statusCode).toBe(200);
  expect(await read(id, SWAHILI)).toMatchObject({
    title: 'Ibada ya jioni',
    description: 'Songs as the Sabbath begins.',
    // Without an English text there is nothing to translate.
    additional_info: null,
    untranslated: ['description', 'location'],
  });
  expect(await read(id)).toMatchObject({ title: 'Vespers' });
  expect(await read(id)).not.toHaveProperty('untranslated');
});

it('is listed in Swahili, for caches apart from English', async () => {
  const { id } = await create();
  await put('music leader', id, { translations: { sw: { title: 'Kwaya' } } });
  const response = await app().inject({ url: `${URL}?upcoming=true`, headers: SWAHILI });
  expect(response.json().data).toContainEqual(expect.objectContaining({ id, title: 'Kwaya' }));
  expect(response.headers.vary).toContain('Accept-Language');
  expect(response.headers['content-language']).toBe('sw');
});

it('gives the translations themselves to people who manage content alone', async () => {
  const { id } = await create();
  await put('music leader', id, { translations: { sw: { title: 'Kwaya' } } });
  const { headers: leader } = await signIn(app(), 'music leader');
  expect((await read(id, leader)).translations).toEqual({
    sw: { title: 'Kwaya', description: '', location: '', additional_info: '' },
  });
  const { headers: member } = await signIn(app(), 'member');
  const asVisitorsRead = { prefer: 'filled-texts' };
  for (const headers of [{}, member, SWAHILI, { ...leader, ...SWAHILI, ...asVisitorsRead }])
    expect(await read(id, headers)).not.toHaveProperty('translations');
});

it('gives a form in Swahili what is stored, and says in Swahili that it was saved', async () => {
  const { id } = await create();
  await put('music leader', id, { translations: { sw: { title: 'Kwaya' } } });
  const { headers: leader } = await signIn(app(), 'music leader');
  const stored = { title: 'Vespers', translations: { sw: { title: 'Kwaya' } } };
  expect(await read(id, { ...leader, ...SWAHILI })).toMatchObject(stored);
  const saved = await put('music leader', id, { location: 'Chapel' }, SWAHILI);
  expect(saved.json()).toMatchObject({
    message: 'Tukio limesasishwa!',
    data: { ...stored, location: 'Chapel' },
  });
  const refused = await put('music leader', id, { title: 'x'.repeat(1000) }, SWAHILI);
  expect(refused.json().errors.title[0]).toMatch(/^Herufi zisizidi \d+$/);
});

it('keeps them when a form does not send them, and takes what is sent as the whole', async () => {
  const { id } = await create();
  await put('admin', id, { translations: { sw: { title: 'Kwaya', location: 'Ukumbi' } } });
  await put('admin', id, { title: 'Choir' });
  expect(await read(id, SWAHILI)).toMatchObject({ title: 'Kwaya', location: 'Ukumbi' });
  await put('admin', id, { translations: { sw: { location: 'Ukumbi mkuu' } } });
  expect(await read(id, SWAHILI)).toMatchObject({ title: 'Choir', location: 'Ukumbi mkuu' });
});

it('holds them to the lengths of the English texts, and to the fields there are', async () => {
  const { id } = await create();
  const refused = await put('admin', id, { translations: { sw: { title: 'a'.repeat(201) } } });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual({ 'translations.sw.title': ['At most 200 characters'] });
  const strange = await put('admin', id, {
    translations: { sw: { status: 'draft' }, fr: { title: 'Chœur' } },
  });
  expect(strange.json().data.translations).toEqual({
    sw: { title: '', description: '', location: '', additional_info: '' },
  });
});

it('tells the second of two editors, with the translations of both', async () => {
  const { id } = await create();
  await put('admin', id, { translations: { sw: { title: 'Kwaya' } } }, { 'if-match': '"1"' });
  const late = await put('pastor', id, { translations: { sw: { title: 'Nyimbo' } } }, { 'if-match': '"1"' });
  expect(late.statusCode).toBe(409);
  expect(late.json().conflict).toMatchObject({
    current: { translations: { sw: { title: 'Kwaya' } } },
    submitted: { translations: { sw: { title: 'Nyimbo' } } },
  });
});
