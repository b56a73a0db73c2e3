import { eq } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../test/build-app';
import { createSermon } from '../../../test/content-factories';
import { media } from '../../database/schema/media';
import { sermons } from '../../database/schema/sermons';

const app = withTestApp();
const URL = '/api/v1/sermons';

it('lists what is published, the newest first', async () => {
  await createSermon(app(), { title: 'Older', sermon_date: '2026-10-03', tags: ['hope'] });
  await createSermon(app(), { title: 'Newer', sermon_date: '2026-10-10', audio_file: 'newer.mp3' });
  await createSermon(app(), { title: 'Draft', status: 'draft' });
  await createSermon(app(), { title: 'Archived', status: 'archived' });
  const response = await app().inject(`${URL}?recent=true`);
  expect(response.json().data).toMatchObject([
    { title: 'Newer', sermon_date: '2026-10-10', audio_file: 'http://localhost:80/media/newer.mp3' },
    { title: 'Older', tags: ['hope'], audio_file: null },
  ]);
  const second = (await app().inject(`${URL}?limit=1&page=2`)).json();
  expect(second.data).toMatchObject([{ title: 'Older' }]);
  expect(second.meta).toEqual({ page: 2, per_page: 1, limit: 1, total: 2, has_more_than_total: false });
  expect((await app().inject(`${URL}?limit=many`)).statusCode).toBe(422);
});

it('lists one whose file has an address that cannot be decoded', async () => {
  const audioFile = 'https://files.example/caf%E9.mp3';
  const { id } = await createSermon(app(), { title: 'Elsewhere', audio_file: audioFile });
  const response = await app().inject(`${URL}/${id}`);
  expect(response.statusCode).toBe(200);
  expect(response.json().data).toMatchObject({ audio_file: audioFile, audio_bytes: null });
  await app().db.delete(sermons).where(eq(sermons.id, id));
});

it('shows one, and a draft only to the admin area', async () => {
  const published = await createSermon(app());
  const draft = await createSermon(app(), { status: 'draft' });
  expect((await app().inject(`${URL}/${published.id}`)).statusCode).toBe(200);
  expect((await app().inject(`${URL}/${draft.id}`)).statusCode).toBe(404);
  const { headers } = await signIn(app(), 'pastor');
  expect((await app().inject({ url: `${URL}/${draft.id}`, headers })).statusCode).toBe(200);
  expect((await app().inject(`${URL}/999999`)).statusCode).toBe(404);
});

it('cleans the text and names the size and length of the files', async () => {
  await app()
    .db.insert(media)
    .values({ key: 'word.mp3', kind: 'audio', content_type: 'audio/mpeg', bytes: 1234, seconds: 96 });
  const { id } = await createSermon(app(), {
    audio_file: 'word.mp3',
    sermon_text: '<p onclick="x()">Words</p><script>alert(1)</script>',
  });
  expect((await app().inject(`${URL}/${id}`)).json().data).toMatchObject({
    sermon_text: '<p>Words</p>',
    audio_bytes: 1234,
    audio_type: 'audio/mpeg',
    audio_seconds: 96,
    pdf_bytes: null,
  });
});

it('narrows the list to a series, a speaker and what is searched, and says what there is', async () => {
  await createSermon(app(), { title: 'Rooted', speaker: 'Elder Mutua', series: 'revival' });
  await createSermon(app(), { title: 'Grounded', speaker: 'Dr. Atieno', series: 'revival' });
  await createSermon(app(), { title: 'Hidden', speaker: 'Nobody yet', series: 'youth', status: 'draft' });
  const titles = async (query: Record<string, string>) => {
    const response = await app().inject(`${URL}?${new URLSearchParams(query).toString()}`);
    return response.json().data.map(({ title }: { title: string }) => title);
  };
  expect((await titles({ series: 'revival' })).sort()).toEqual(['Grounded', 'Rooted']);
  expect(await titles({ series: 'revival', speaker: 'Elder Mutua' })).toEqual(['Rooted']);
  expect(await titles({ search: 'atieno' })).toEqual(['Grounded']);
  expect(await titles({ speaker: 'Nobody yet' })).toEqual([]);
  const { data } = (await app().inject(`${URL}/filters`)).json();
  expect(data.speakers).toEqual(expect.arrayContaining(['Dr. Atieno', 'Elder Mutua']));
  expect(data.speakers).not.toContain('Nobody yet');
  expect(data.series).toContain('revival');
  expect(data.series).not.toContain('youth');
});
