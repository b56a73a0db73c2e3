import { readLeadership } from './ministry-leaders';

const TEXT = '<p>Josphat Kimutai, head deacon</p><p>Beatrice Moraa, head deaconess</p><p>And many more</p>';

it('keeps who is not shown with a portrait, and says what the others are', () => {
  expect(readLeadership(TEXT, ['Josphat Kimutai'])).toEqual({
    roles: { 'Josphat Kimutai': 'Head deacon' },
    others: ['Beatrice Moraa, head deaconess', 'And many more'],
  });
});

it('takes nobody for somebody whose name only begins the same', () => {
  expect(readLeadership('<p>Ann Otieno, alto</p>', ['Ann']).others).toEqual(['Ann Otieno, alto']);
});

it('keeps all of it where nobody is known', () => {
  expect(readLeadership(TEXT, []).others).toHaveLength(3);
});
