import { getMessages } from '../testing';
import { optionalText, requiredText } from './text';
import { translationsInput } from './translations';

const schema = translationsInput({ title: requiredText('Title is required', 20), place: optionalText(10) });

it('takes each text as its English field does, and none that is empty', () => {
  expect(schema.parse({ sw: { title: ' Ibada ', place: ' ' } })).toEqual({ sw: { title: 'Ibada' } });
  expect(schema.parse({ sw: { title: '', place: null } })).toEqual({});
  expect(schema.parse({})).toEqual({});
  expect(schema.parse(undefined)).toBeUndefined();
});

it('knows no other field and no other language', () => {
  expect(schema.parse({ sw: { title: 'Ibada', author: 'x' }, en: { title: 'y' } })).toEqual({
    sw: { title: 'Ibada' },
  });
});

it.each([
  [{ sw: { title: 'a'.repeat(21) } }, { 'sw.title': 'At most 20 characters' }],
  [{ sw: { title: 'a', place: 'b'.repeat(11) } }, { 'sw.place': 'At most 10 characters' }],
  [{ sw: { title: 7 } }, { 'sw.title': 'Title is required' }],
])('refuses %j', (value, messages) => {
  expect(getMessages(schema, value)).toEqual(messages);
});

it('refuses what is no record of texts', () => {
  expect(schema.safeParse('Ibada').success).toBe(false);
  expect(schema.safeParse({ sw: 'Ibada' }).success).toBe(false);
});
