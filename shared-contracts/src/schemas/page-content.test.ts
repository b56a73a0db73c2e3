import { PAGE_CONTENT_FIELDS } from '../content/enums';
import { getMessages } from '../testing';
import { pageContentInputSchema, pageFieldsInputSchema } from './page-content';

const at = (length: number) => 'a'.repeat(length);
const savedField = (field: object) => pageContentInputSchema.parse({ fields: { mission: field } });
const messages = (field: object) => getMessages(pageContentInputSchema, { fields: { mission: field } });

describe('saving a field of a page', () => {
  it.each([
    [{}, { title: '', content: '', image_url: null }],
    [
      { title: null, content: null, image_url: null },
      { title: '', content: '', image_url: null },
    ],
    [
      { title: ' ', content: '', image_url: '' },
      { title: '', content: '', image_url: null },
    ],
    [
      { title: ' Our mission ', content: ' <p>To serve</p>', image_url: ' /media/choir.jpg ', page: 'x' },
      { title: 'Our mission', content: '<p>To serve</p>', image_url: '/media/choir.jpg' },
    ],
  ])('with %j stores %j', (field, stored) => {
    expect(savedField(field)).toEqual({ fields: { mission: stored } });
  });

  it.each([
    ['title', 300],
    ['content', 50_000],
    ['image_url', 500],
  ])('takes a %s of %i characters, and not of one more', (name, max) => {
    expect(messages({ [name]: at(max) })).toEqual({});
    expect(messages({ [name]: at(max + 1) })).toEqual({
      [`fields.mission.${name}`]: `At most ${max} characters`,
    });
  });

  it('keeps its title and text in Swahili, and nothing else in it', () => {
    const sw = { title: 'Dhamira', content: '<p>Kutumika</p>' };
    expect(savedField({ translations: { sw: { ...sw, image_url: '/media/kwaya.jpg' } } })).toEqual({
      fields: { mission: { title: '', content: '', image_url: null, translations: { sw } } },
    });
    expect(messages({ translations: { sw: { title: at(301), content: at(50_001) } } })).toEqual({
      'fields.mission.translations.sw.title': 'At most 300 characters',
      'fields.mission.translations.sw.content': 'At most 50000 characters',
    });
  });
});

describe('saving a page', () => {
  const EMPTY = { title: '', content: '', image_url: null };

  it('may name any of its fields, or none', () => {
    expect(pageContentInputSchema.parse({ fields: {} })).toEqual({ fields: {} });
    expect(pageContentInputSchema.parse({ fields: { vision: {}, hero_title: {} } })).toEqual({
      fields: { vision: EMPTY, hero_title: EMPTY },
    });
  });

  it('knows no other field', () => {
    expect(getMessages(pageContentInputSchema, { fields: { footer: {} } })).toHaveProperty('fields');
    expect(getMessages(pageContentInputSchema, {})).toHaveProperty('fields');
  });

  it('takes all twelve fields of its form, and doesn’t do with fewer', () => {
    const form = Object.fromEntries(PAGE_CONTENT_FIELDS.map((name) => [name, { content: name }]));
    expect(pageFieldsInputSchema.parse(form)).toHaveProperty('gallery_images', {
      ...EMPTY,
      content: 'gallery_images',
    });
    expect(getMessages(pageFieldsInputSchema, { ...form, vision: undefined })).toEqual({
      vision: expect.any(String),
    });
  });
});
