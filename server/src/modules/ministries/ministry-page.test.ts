import { galleryItems } from '../../database/schema/gallery';
import { churchProjects } from '../../database/schema/homepage';
import { media } from '../../database/schema/media';
import { signIn, withTestApp } from '../../../test/build-app';
import { leaderStore } from '../leaders/repository';
import { ministryStore } from './repository';

const app = withTestApp();
const open = (page: string) => app().inject(`/api/v1/ministry-pages/${page}`);
const EMPTY = { ministry: null, leaders: [], projects: [], pictures: [] };

async function createFile(key: string, contentType: string) {
  await app()
    .db.insert(media)
    .values({
      key,
      kind: contentType === 'image/jpeg' ? 'image' : 'video',
      content_type: contentType,
      bytes: 10,
    });
  return key;
}

it('gives a page nothing where nothing belongs to it, and knows no other page', async () => {
  expect((await open('prophecy')).json()).toMatchObject({ success: true, data: EMPTY });
  expect((await open('somewhere')).statusCode).toBe(404);
});

it('gives a page its ministry, its leaders with what the directory knows of them, its goals and pictures', async () => {
  const { db } = app();
  await ministryStore.insert(db, {
    name: 'AMO and ALO',
    description: 'Two circles.',
    leader: 'Moses Khaemba and Ruth Too',
    email: 'amo@demo.test',
    ministry_page: 'amo_alo',
  });
  await leaderStore.insert(db, {
    name: 'Ruth Too',
    title: 'Leader of ALO',
    category: 'ministry',
    quote: 'Come.',
  });
  await leaderStore.insert(db, {
    name: 'Moses Khaemba',
    title: 'Once a leader',
    category: 'ministry',
    status: 'inactive',
  });
  await db.insert(churchProjects).values([
    {
      title: 'A roof',
      description: 'It leaks.',
      goal_amount: 900,
      raised_amount: 300,
      ministry_page: 'amo_alo',
    },
    { title: 'Another', description: 'For all.' },
  ]);
  const item = { description: 'At work.', ministry_page: 'amo_alo' as const };
  await db.insert(galleryItems).values([
    { ...item, title: 'The circle', file: await createFile('circle-4x3-1a2b3c4d', 'image/jpeg') },
    { ...item, title: 'A video', file: await createFile('video-1a2b3c4d', 'video/mp4') },
    { ...item, title: 'Not uploaded yet' },
  ]);
  const { data } = (await open('amo_alo')).json();
  expect(data.ministry).toEqual({
    name: 'AMO and ALO',
    email: 'amo@demo.test',
    meetingTime: null,
    location: null,
  });
  expect(data.leaders).toEqual([
    { name: 'Moses Khaemba', title: null, image: null, quote: null },
    { name: 'Ruth Too', title: 'Leader of ALO', image: null, quote: 'Come.' },
  ]);
  expect(data.projects).toMatchObject([{ title: 'A roof', goal_amount: 900, raised_amount: 300 }]);
  expect(data.pictures).toMatchObject([
    { title: 'The circle', file_path: expect.stringMatching(/\/media\/circle-4x3-1a2b3c4d$/) },
  ]);
});

it('takes an inactive ministry off its page', async () => {
  const { id } = await ministryStore.insert(app().db, {
    name: 'Books',
    description: 'A shelf.',
    leader: 'Ann',
    email: 'books@demo.test',
  });
  const { headers } = await signIn(app(), 'admin');
  const put = (payload: object) =>
    app().inject({ method: 'PUT', url: `/api/v1/ministries/${id}`, headers, payload });
  expect((await put({ ministryPage: 'books' })).json().data).toMatchObject({ ministryPage: 'books' });
  expect((await open('books')).json().data.ministry).toMatchObject({ name: 'Books' });
  expect((await put({ ministryPage: 'elsewhere' })).json().errors).toHaveProperty('ministryPage');
  await put({ isActive: false });
  expect((await open('books')).json().data).toEqual(EMPTY);
});
