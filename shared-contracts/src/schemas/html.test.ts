import { z } from 'zod';
import { getMessages } from '../testing';
import { broadcastInputSchema } from './broadcasts';
import { aboutSectionInputSchema, aboutSectionTextSchema } from './about';
import { pageFieldTexts } from './page-content';
import { translationsInput } from './translations';
import { sermonInputSchema } from './sermons';

const TOO_MANY = 'At most 3000 tags of HTML';

/** Every form that accepts HTML is listed. */
const FORMS = [
  [
    'a field of a page',
    z.object({ ...pageFieldTexts, translations: translationsInput(pageFieldTexts) }),
    'content',
  ],
  ['a sermon', sermonInputSchema, 'sermon_text'],
  ['a section of an information page', aboutSectionInputSchema, 'content'],
  ['its texts', aboutSectionTextSchema, 'content'],
  ['a broadcast', broadcastInputSchema, 'body'],
] as const;

const EXPENSIVE = [
  ['tags that other tags close', '<i>'.repeat(1500) + '</b>'.repeat(1501)],
  ['nested paragraphs', '<p><li>'.repeat(1501)],
  ['comments', '<!--'.repeat(3001)],
  ['instructions', '<?'.repeat(3001)],
  ['capitals', '<SVG>'.repeat(3001)],
] as const;

describe.each(FORMS)('%s', (_name, schema, field) => {
  it.each(EXPENSIVE)('refuses too many %s at the field, in English and in Swahili', (_what, html) => {
    expect(getMessages(schema, { [field]: html })).toMatchObject({ [field]: TOO_MANY });
    const inSwahili = getMessages(schema, { translations: { sw: { [field]: html } } });
    if ('translations' in schema.shape)
      expect(inSwahili).toMatchObject({ [`translations.sw.${field}`]: TOO_MANY });
  });

  it('takes a long text with some markup, and less-than signs in any number', () => {
    const html = '<p>Karibu <b>sana</b></p>'.repeat(700) + ' < '.repeat(500);
    expect(getMessages(schema, { [field]: html })).not.toHaveProperty(field);
  });
});
