import { cleanTranslations, localizeTexts, presentTranslations } from './translations';

const FIELDS = { title: null, content: null };
const item = (title: string, stored = {}) => ({
  id: 1,
  title,
  content: 'In the hall.',
  tags: ['choir'],
  translations: presentTranslations(FIELDS, stored),
});

it('names every text that can be translated, empty where nobody has', () => {
  expect(item('Practice', { sw: { title: 'Mazoezi', author: 'x' } }).translations).toEqual({
    sw: { title: 'Mazoezi', content: '' },
  });
});

it('shows a record in its language, and says which of its texts stay in English', () => {
  const body = { data: [item('Practice', { sw: { title: 'Mazoezi' } })] };
  expect(localizeTexts(body, 'sw')).toEqual({
    data: [{ id: 1, title: 'Mazoezi', content: 'In the hall.', tags: ['choir'], untranslated: ['content'] }],
  });
});

it('leaves out what a list does not show, and what has no text in English either', () => {
  const { content: _content, ...listed } = item('', { sw: { content: 'Ukumbini.' } });
  expect(localizeTexts(listed, 'sw')).toEqual({ id: 1, title: '', tags: ['choir'] });
});

it('takes the translations out of an English body, wherever they are', () => {
  const section = item('Welcome');
  const body = { contents: { welcome: section }, slides: [{ ...section, of: item('Inner') }] };
  expect(JSON.stringify(localizeTexts(body, null))).not.toContain('translations');
});

it('changes no body that several responses share, and copies none without need', () => {
  const shared = item('Practice', { sw: { title: 'Mazoezi' } });
  localizeTexts({ data: shared }, 'sw');
  expect(shared.title).toBe('Practice');
  const plain = { data: [{ id: 1, at: new Date(0) }] };
  expect(localizeTexts(plain, 'sw')).toBe(plain);
});

it('leaves alone what others call translations', () => {
  const descriptor = { title: 'Choir', translations: { sw: { title: 'Kwaya' } } };
  expect(localizeTexts(descriptor, 'sw')).toBe(descriptor);
  expect(localizeTexts(descriptor, null)).toBe(descriptor);
});

it('cleans the fields that hold HTML, and no others', () => {
  const upper = { content: (html: string) => html.toUpperCase() };
  const stored = { sw: { title: 'habari', content: 'karibu' } };
  expect(cleanTranslations(stored, upper)).toEqual({ sw: { title: 'habari', content: 'KARIBU' } });
  expect(presentTranslations(FIELDS, stored, upper)).toEqual({ sw: { title: 'habari', content: 'KARIBU' } });
  expect(cleanTranslations(undefined, upper)).toBeUndefined();
});
