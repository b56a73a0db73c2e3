import { eq } from 'drizzle-orm';
import { signIn, withTestApp } from '../../test/build-app';
import { slides } from '../database/schema/homepage';
import { media } from '../database/schema/media';
import { RENDERER_IP } from '../requests/network-of';

const app = withTestApp();
const URL = '/api/v1/homepage/slides';
const SLIDE = { title: 'Mission week', content: 'Come along', is_active: true };
const KEY = 'choir-1600x900-1a2b3c4d-f2e8d5';
const STORED = `/media/${KEY}`;
const HOST = 'church.example:8080';
const WHOLE = `http://${HOST}${STORED}`;

it('names pictures by whole URLs, and stores them without the origin', async () => {
  await app().db.insert(media).values({ key: KEY, kind: 'image', content_type: 'image/jpeg', bytes: 3 });
  const { headers } = await signIn(app(), 'admin');
  const as = { ...headers, host: HOST };
  const payload = { ...SLIDE, image_url: WHOLE };
  const created = await app().inject({ method: 'POST', url: URL, headers: as, payload });
  expect(created.json().data.image_url).toBe(WHOLE);
  const { id } = created.json().data;
  const [row] = await app().db.select().from(slides).where(eq(slides.id, id));
  expect(row?.image_url).toBe(STORED);

  const list = await app().inject({ url: URL, headers: { host: HOST } });
  expect(list.json().data).toMatchObject([{ id, image_url: WHOLE }]);
  const conflict = await app().inject({
    method: 'PUT',
    url: `${URL}/${id}`,
    headers: { ...as, 'if-match': '"9"' },
    payload: { title: 'Other' },
  });
  expect(conflict.json().conflict.current.image_url).toBe(WHOLE);
  const rendering = await app().inject({ url: URL, remoteAddress: RENDERER_IP });
  expect(rendering.json().data).toMatchObject([{ image_url: STORED }]);
});

it('leaves pictures of other sites alone', async () => {
  const { headers } = await signIn(app(), 'admin');
  const image = 'https://pictures.example/media/a.jpg';
  const payload = { ...SLIDE, image_url: image };
  const created = await app().inject({ method: 'POST', url: URL, headers, payload });
  expect(created.json().data.image_url).toBe(image);
});
