import { signIn, withTestApp, type Kind } from '../../../test/build-app';
import { pageContents } from '../../database/schema/pages';
import { siteSettings } from '../../database/schema/site';
import { DEFAULT_SITE } from '../../site/site-repository';

const app = withTestApp();
const read = (path: string) => app().inject(`/api/v1/page-content/${path}`);

it('responds with no fields for a page that nobody wrote on yet, and 404 for a page there is not', async () => {
  expect((await read('ministries/health')).json()).toEqual({
    success: true,
    data: { fields: {}, links: [], version: 0 },
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
      { ...place, field: 'hero_image', image_url: 'javascript:alert(1)' },
      { category: 'music', page: 'blissful', field: 'introduction', content: '<p>Others</p>' },
    ]);
  const links = [{ kind: 'chat' as const, url: 'https://chat.example.org/dcm' }];
  await app()
    .db.insert(siteSettings)
    .values({ settings: DEFAULT_SITE, page_links: { dcm: links } });

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

describe('saving', () => {
  const save = async (kind: Kind, payload: object, { place = 'music/blissful', version = -1 } = {}) => {
    const { headers } = await signIn(app(), kind);
    return app().inject({
      method: 'PUT',
      url: `/api/v1/page-content/${place}`,
      headers: { ...headers, ...(version >= 0 && { 'if-match': `"${version}"` }) },
      payload,
    });
  };

  it('stores the fields that are sent, cleaned, and leaves the others', async () => {
    const place = 'ministries/health';
    const first = await save(
      'admin',
      { fields: { mission: { title: 'Why', content: '<p onclick="x()">To heal</p>', image_url: '' } } },
      { place, version: 0 },
    );
    expect(first.json()).toMatchObject({ success: true, message: 'Content updated successfully!' });
    const { version } = first.json().data;
    const second = await save('pastor', { fields: { vision: { title: 'a<b & c>d' } } }, { place, version });
    const translations = { sw: { title: '', content: '' } };
    expect(second.json().data.fields).toEqual({
      mission: { title: 'Why', content: '<p>To heal</p>', image_url: null, translations },
      vision: { title: 'a<b & c>d', content: '', image_url: null, translations },
    });
    expect(second.json().data.version).toBeGreaterThan(version);
  });

  it('tells the second of two editors, also where nothing was stored before', async () => {
    const place = 'ministries/prophecy';
    const fields = { introduction: { title: 'One' } };
    expect((await save('admin', { fields }, { place, version: 0 })).statusCode).toBe(200);
    const late = await save('admin', { fields: { introduction: { title: 'Two' } } }, { place, version: 0 });
    expect(late.statusCode).toBe(409);
    expect(late.json().conflict).toMatchObject({
      current: { fields: { introduction: { title: 'One' } } },
      current_version: 1,
    });
  });

  it('makes a proposal of what a department writes, which an approval brings to visitors', async () => {
    const place = 'music/church_choir';
    const fields = { schedule: { title: 'When', content: '<p>Sundays</p>', image_url: null } };
    const proposed = await save('music leader', { fields }, { place, version: 0 });
    expect(proposed.statusCode).toBe(202);
    const shown = app().contentVersion('ministries');
    expect((await read(place)).json().data.fields).toEqual({});
    const { headers } = await signIn(app(), 'admin');
    const approved = await app().inject({
      method: 'PUT',
      url: `/api/v1/admin/content/${proposed.json().data.proposal_id}/approve`,
      headers,
    });
    expect(approved.statusCode).toBe(200);
    // The pages that were cached with the old text are rendered again.
    expect(app().contentVersion('ministries')).toBe(shown + 1);
    expect((await read(place)).json().data.fields).toEqual(fields);
  });

  it('shows what an approval brings in Swahili, cleaned, and says what is still in English', async () => {
    const place = 'evangelism/pcm';
    const english = { title: 'Where we go', content: '<p>To town.</p>' };
    const translations = {
      sw: { title: 'Tunakokwenda <hapa>', content: '<p onclick="x()">Mjini.</p>' },
    };
    const fields = { mission: { ...english, translations }, vision: english };
    const proposed = await save('music leader', { fields }, { place, version: 0 });
    expect(proposed.statusCode).toBe(202);
    const { headers } = await signIn(app(), 'admin');
    const id = proposed.json().data.proposal_id;
    await app().inject({ method: 'PUT', url: `/api/v1/admin/content/${id}/approve`, headers });
    const swahili = await app().inject({
      url: `/api/v1/page-content/${place}`,
      headers: { 'accept-language': 'sw' },
    });
    expect(swahili.json().data.fields).toEqual({
      mission: { title: 'Tunakokwenda <hapa>', content: '<p>Mjini.</p>', image_url: null },
      vision: { ...english, image_url: null, untranslated: ['title', 'content'] },
    });
    expect((await read(place)).json().data.fields.mission).toEqual({ ...english, image_url: null });
  });

  it('keeps the translations of a field when they are not sent, and stores no field without a change', async () => {
    const place = 'music/dcm';
    const texts = { title: 'Hear them', content: '' };
    const translations = { sw: { title: 'Wasikilize' } };
    await save('admin', { fields: { activities: { ...texts, translations } } }, { place });
    const again = await save(
      'admin',
      {
        fields: {
          activities: { ...texts, title: 'Hear us' },
          vision: { translations: { sw: { title: '' } } },
        },
      },
      { place },
    );
    expect(again.json().data.fields).toMatchObject({
      activities: { title: 'Hear us', translations: { sw: { title: 'Wasikilize', content: '' } } },
    });
    expect(again.json().data.fields).not.toHaveProperty('vision');
  });

  it('knows no other page and no other field', async () => {
    expect((await save('admin', { fields: {} }, { place: 'music/health' })).statusCode).toBe(404);
    expect((await save('admin', { fields: { footer: { title: 'x' } } })).statusCode).toBe(422);
    expect((await save('admin', {})).statusCode).toBe(422);
  });
});
