import { withTestApp } from '../../../test/build-app';
import { songs } from '../../database/schema/pages';

const app = withTestApp();

it('lists the songs of a group in their order, and responds with 404 for a group there is not', async () => {
  await app()
    .db.insert(songs)
    .values([
      { group_key: 'church_choir', title: 'Second', sort_order: 2 },
      {
        group_key: 'church_choir',
        title: 'First',
        sort_order: 1,
        video: '/media/first-1a2b3c4d.mp4',
        image_url: 'a.jpg',
      },
      { group_key: 'dcm', title: 'Of others' },
    ]);
  expect((await app().inject('/api/v1/songs/church_choir')).json().data).toEqual([
    {
      id: expect.any(Number),
      title: 'First',
      description: '',
      video: '/media/first-1a2b3c4d.mp4',
      image_url: 'http://localhost:80/media/a.jpg',
    },
    { id: expect.any(Number), title: 'Second', description: '', video: null, image_url: null },
  ]);
  expect((await app().inject('/api/v1/songs/health')).statusCode).toBe(404);
});
