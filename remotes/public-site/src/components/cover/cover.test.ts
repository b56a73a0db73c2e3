import { hashText, wrapTitle } from './cover';

it('gives a text the same number each time, and other texts others', () => {
  expect(hashText('revival')).toBe(hashText('revival'));
  expect(new Set(['revival', 'vespers', 'youth', 'sabbath_service'].map(hashText)).size).toBe(4);
});

it.each([
  ['Vespers', ['Vespers']],
  ['Week of prayer', ['Week of', 'prayer']],
  ['O Come, All Ye Faithful', ['O Come, All', 'Ye Faithful']],
  ['Incomprehensibilities', ['Incomprehensibilities']],
  ['One title that is much longer than a cover', ['One title', 'that is', 'much longer…']],
])('sets %s in lines of whole words', (title, lines) => {
  expect(wrapTitle(title, 11)).toEqual(lines);
});
