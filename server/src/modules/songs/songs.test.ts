import { withTestApp } from '../../../test/build-app';
import { media } from '../../database/schema/media';
import { songs } from '../../database/schema/pages';

const app = withTestApp();

it('lists the songs of a group in their order, with the sizes of their videos, and responds with 404 for a group there is not', async () => {
  const video = { kind: 'video', content_type: 'video/mp4', bytes: 3_200_000 } as const;
  await app()
    .db.insert(media)
    .values({ key: 'first-1a2b3c4d.mp4', ...video });
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
      video_bytes: 3_200_000,
    },
    {
      id: expect.any(Number),
      title: 'Second',
      description: '',
      video: null,
      image_url: null,
      video_bytes: null,
    },
  ]);
  expect((await app().inject('/api/v1/songs/health')).statusCode).toBe(404);
});
