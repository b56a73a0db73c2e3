import { signIn, withTestApp } from '../../../test/build-app';
import { churchProjects, contentSections, slides, worshipServices } from '../../database/schema/homepage';

const app = withTestApp();

beforeAll(async () => {
  await app()
    .db.insert(slides)
    .values([
      { title: 'Second', content: 'x', sort_order: 2, image_url: 'choir-1600x900-1a2b3c4d-f2e8d5' },
      { title: 'First', content: 'x', sort_order: 1 },
      { title: 'Resting', content: 'x', is_active: false },
    ]);
  await app()
    .db.insert(contentSections)
    .values([
      { section_key: 'about_us', content: 'We are' },
      { section_key: 'prayer_verse', content: 'Ask', is_active: false },
    ]);
  await app()
    .db.insert(worshipServices)
    .values({ name: 'Divine Service', day: 6, start_time: '11:00', end_time: '13:00', kind: 'service' });
  await app()
    .db.insert(churchProjects)
    .values([
      { title: 'Roof', description: 'x', is_featured: true, goal_amount: 900_000 },
      { title: 'Books', description: 'x' },
    ]);
});

const titles = (response: { json(): { data: { title: string }[] } }) =>
  response.json().data.map((row) => row.title);

const keys = (response: { json(): { data: { section_key: string }[] } }) =>
  response.json().data.map((row) => row.section_key);

it('returns the whole homepage at once', async () => {
  const response = await app().inject('/api/v1/homepage');
  expect(response.statusCode).toBe(200);
  const { status, data } = response.json();
  expect(status).toBe('success');
  expect(data.slides).toMatchObject([
    { title: 'First', image_url: null },
    { title: 'Second', image_url: 'http://localhost:80/media/choir-1600x900-1a2b3c4d-f2e8d5' },
  ]);
  expect(Object.keys(data.contents)).toEqual(['about_us']);
  expect(data.worship_services).toMatchObject([{ day: 6, start_time: '11:00', end_time: '13:00' }]);
  expect(data.featured_projects).toMatchObject([
    { title: 'Roof', goal_amount: 900_000, raised_amount: null },
  ]);
});

it('returns its parts', async () => {
  expect(titles(await app().inject('/api/v1/homepage/slides'))).toEqual(['First', 'Second']);
  expect((await app().inject('/api/v1/homepage/content/about_us')).json().data.content).toBe('We are');
  expect((await app().inject('/api/v1/homepage/content/prayer_verse')).statusCode).toBe(404);
  expect((await app().inject('/api/v1/homepage/content/elsewhere')).statusCode).toBe(404);
  expect(titles(await app().inject('/api/v1/church-projects'))).toEqual(['Roof', 'Books']);
  expect(titles(await app().inject('/api/v1/church-projects/featured'))).toEqual(['Roof']);
  expect((await app().inject('/api/v1/worship-services')).json().data).toHaveLength(1);
});

it('shows who edits it what rests', async () => {
  const { headers } = await signIn(app(), 'communication leader');
  const all = await app().inject({ url: '/api/v1/homepage/slides', headers });
  expect(titles(all)).toContain('Resting');
  const resting = await app().inject({ url: '/api/v1/homepage/content/prayer_verse', headers });
  expect(resting.statusCode).toBe(200);
  const sections = await app().inject({ url: '/api/v1/homepage/content', headers });
  expect(keys(sections)).toEqual(['about_us', 'prayer_verse']);
  expect(keys(await app().inject('/api/v1/homepage/content'))).toEqual(['about_us']);
});

it('carries its lists at the top level too, as older callers read them', async () => {
  const body = (await app().inject('/api/v1/homepage')).json();
  expect(body.slides).toEqual(body.data.slides);
  expect(body.contents).toEqual(body.data.contents);
  expect(body.featured_projects).toEqual(body.data.featured_projects);
});

it('shows its editors what is switched off', async () => {
  const { headers } = await signIn(app(), 'music leader');
  const { data } = (await app().inject({ url: '/api/v1/homepage', headers })).json();
  expect(data.slides.map(({ title }: { title: string }) => title)).toContain('Resting');
  expect(Object.keys(data.contents)).toEqual(['about_us', 'prayer_verse']);
});

it('lists the slots of one block of the week', async () => {
  const names = async (kind: string) =>
    (await app().inject(`/api/v1/worship-services?kind=${kind}`)).json().data.length;
  expect(await names('service')).toBe(1);
  expect(await names('office')).toBe(0);
});
