import { signIn, withTestApp } from '../../../test/build-app';
import { createSlide } from '../../../test/content-factories';
import { worshipServices } from '../../database/schema/homepage';

const app = withTestApp();
const SWAHILI = { 'accept-language': 'sw' };
const read = async (headers = {}) => (await app().inject({ url: '/api/v1/homepage', headers })).json();

beforeAll(async () => {
  const slot = { day: 0, start_time: '15:00', end_time: '16:00' };
  await app()
    .db.insert(worshipServices)
    .values([
      { ...slot, name: 'Choir practice', translations: { sw: { name: 'Mazoezi ya kwaya' } } },
      { ...slot, name: 'Morning prayer' },
    ]);
});

it('shows slides, sections and the week in Swahili, at both places of the response', async () => {
  const { headers } = await signIn(app(), 'admin');
  await createSlide(app(), { title: 'Sing with us', translations: { sw: { title: 'Imba nasi' } } });
  const sent = await app().inject({
    method: 'PUT',
    url: '/api/v1/homepage/content/welcome_message',
    headers,
    payload: {
      title: 'Welcome',
      content: 'Come in.',
      translations: { sw: { title: 'Karibu', content: 'Ingia <ndani>.' } },
    },
  });
  expect(sent.statusCode).toBe(200);
  const { data, slides, contents } = await read(SWAHILI);
  expect(data.slides).toEqual(slides);
  expect(slides).toMatchObject([{ title: 'Imba nasi', untranslated: ['content'] }]);
  expect(contents.welcome_message).toMatchObject({ title: 'Karibu', content: 'Ingia <ndani>.' });
  const english = await read();
  expect(english.slides).toMatchObject([{ title: 'Sing with us' }]);
  expect(JSON.stringify(english)).not.toMatch(/translat|Karibu/);
});

it('keeps the translations of a section that is saved whole without them', async () => {
  const { headers } = await signIn(app(), 'admin');
  const save = (payload: object) =>
    app().inject({ method: 'PUT', url: '/api/v1/homepage/content/about_us', headers, payload });
  await save({ content: 'Us', translations: { sw: { content: 'Sisi' } } });
  expect((await save({ content: 'We' })).json().data.translations.sw.content).toBe('Sisi');
});

it('says what a slot is called in English, where pages look for it, once it has another name', async () => {
  const services = (await app().inject({ url: '/api/v1/worship-services', headers: SWAHILI })).json().data;
  expect(services).toMatchObject([
    { name: 'Mazoezi ya kwaya', english_name: 'Choir practice' },
    { name: 'Morning prayer', untranslated: ['name'] },
  ]);
  expect(services[1]).not.toHaveProperty('english_name');
});
