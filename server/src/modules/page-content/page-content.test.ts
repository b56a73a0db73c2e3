import { withTestApp } from '../../../test/build-app';
import { pageContents } from '../../database/schema/content/pages';
import { siteSettings } from '../../database/schema/system/site';
import { DEFAULT_SITE } from '../site/default-site';

const app = withTestApp();
const read = (address: string) => app().inject(`/api/v1/page-content/${address}`);

it('answers with no fields for a page that nobody wrote on yet, and 404 for a page there is not', async () => {
  expect((await read('ministries/health')).json()).toEqual({
    success: true,
    data: { fields: {}, links: [] },
  });
  expect((await read('music/health')).statusCode).toBe(404);
  expect((await read('nothing/health')).statusCode).toBe(404);
});

it('shows what is stored by field, cleaned, with the links of the settings', async () => {
  const place = { category: 'music', page: 'dcm' } as const;
  await app()
    .db.insert(pageContents)
    .values([
      { ...place, field: 'introduction', title: 'Twelve voices', content: '<p onclick="x()">We sing.</p>' },
      { ...place, field: 'gallery_images', content: 'choir-1.jpg, https://example.org/a.jpg,javascript:x' },
      { ...place, field: 'hero_image', imageUrl: 'javascript:alert(1)' },
      { category: 'music', page: 'blissful', field: 'introduction', content: '<p>Others</p>' },
    ]);
  const links = [{ kind: 'chat' as const, url: 'https://chat.example.org/dcm' }];
  await app()
    .db.insert(siteSettings)
    .values({ settings: DEFAULT_SITE, pageLinks: { dcm: links } });

  const { data } = (await read('music/dcm')).json();
  expect(data.links).toEqual(links);
  expect(Object.keys(data.fields)).toEqual(['introduction', 'gallery_images', 'hero_image']);
  expect(data.fields.introduction).toEqual({
    title: 'Twelve voices',
    content: '<p>We sing.</p>',
    image_url: null,
  });
  expect(data.fields.gallery_images.content).toBe(
    '/media/choir-1.jpg,https://example.org/a.jpg,/media/javascript:x',
  );
  expect(data.fields.hero_image.image_url).toBe('http://localhost:80/media/javascript:alert(1)');
});
