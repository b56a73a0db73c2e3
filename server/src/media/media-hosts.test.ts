import { signIn, withTestApp } from '../../test/build-app';
import { createAnnouncement, createEvent, createPrayer, createSermon } from '../../test/content-factories';
import { pageContents } from '../database/schema/pages';
import { slides } from '../database/schema/homepage';
import { findMediaHosts } from './media-host-repository';

const app = withTestApp();

const directiveOf = async (name: string, url = '/') => {
  const policy = String((await app().inject(url)).headers['content-security-policy']);
  return policy
    .split(';')
    .find((directive) => directive.startsWith(`${name} `))
    ?.trim();
};

it('allows pictures and recordings of this site alone while the content names no other', async () => {
  expect(await directiveOf('img-src')).toBe("img-src 'self' data:");
  expect(await directiveOf('media-src')).toBe("media-src 'self'");
  expect(await directiveOf('connect-src')).toBe("connect-src 'self'");
});

it('allows those of a site that an editor names, at once, and no longer when it is gone', async () => {
  const { headers } = await signIn(app(), 'admin');
  const payload = {
    title: 'Camp meeting',
    content: 'Come with us.',
    category: 'general',
    priority: 'medium',
    image_url: 'https://pictures.example/camp.jpg',
  };
  const url = '/api/v1/announcements';
  const created = await app().inject({ method: 'POST', url, headers, payload });
  expect(created.statusCode).toBe(201);
  expect(await directiveOf('img-src')).toBe("img-src 'self' data: https://pictures.example");
  expect(await directiveOf('media-src')).toBe("media-src 'self' https://pictures.example");
  expect(await directiveOf('img-src', '/healthz')).toBe("img-src 'self' data:");
  await app().inject({ method: 'DELETE', url: `${url}/${created.json().data.id}`, headers });
  expect(await directiveOf('img-src')).toBe("img-src 'self' data:");
});

it('allows those of a page’s content at once too', async () => {
  const { headers } = await signIn(app(), 'admin');
  const url = '/api/v1/page-content/ministries/health';
  const save = (hero_image: object) =>
    app().inject({ method: 'PUT', url, headers, payload: { fields: { hero_image } } });
  await save({ image_url: 'https://pictures.example/health.jpg' });
  expect(await directiveOf('img-src')).toBe("img-src 'self' data: https://pictures.example");
  await save({ image_url: '' });
  expect(await directiveOf('img-src')).toBe("img-src 'self' data:");
});

it('finds the hosts of URLs, lists and HTML that editors write, and no other', async () => {
  await createEvent(app(), { featured_image: 'https://Events.example:8443/a.jpg' });
  await createAnnouncement(app(), { image_url: 'https://user@evil.example/a.jpg' });
  await createAnnouncement(app(), { image_url: 'http://plain.example/a.jpg' });
  await createAnnouncement(app(), { image_url: '/media/own.jpg' });
  await createAnnouncement(app(), { content: 'See https://text.example/a.jpg' });
  await createPrayer(app(), { description: '<img src="https://visitor.example/a.jpg">' });
  await createSermon(app(), {
    audio_file: 'https://audio.example/a.mp3',
    thumbnail: 'https://audio.example/a.jpg',
    sermon_text: '<p><img src="https://in-html.example/a.jpg"> <a href="https://link.example/a">a</a></p>',
  });
  await app().db.insert(slides).values({ title: 'a', content: 'b', image_url: 'https://slides.example' });
  const place = { category: 'department', page: 'health' };
  await app()
    .db.insert(pageContents)
    .values([
      { ...place, field: 'gallery_images', content: '/media/a.jpg, https://list.example/b.jpg' },
      {
        ...place,
        field: 'introduction',
        content: '<p>a, https://comma.example</p>',
        translations: { sw: { content: '<img src="https://swahili.example/c.jpg">' } },
      },
    ]);
  expect(await findMediaHosts(app().db)).toEqual([
    'https://audio.example',
    'https://events.example:8443',
    'https://in-html.example',
    'https://list.example',
    'https://slides.example',
    'https://swahili.example',
  ]);
});
