import { splitParagraphs } from './paragraphs';

it.each([
  ['RSVP to <office@x.org> or <https://zoom.us/j/1>', ['RSVP to <office@x.org> or <https://zoom.us/j/1>']],
  ['a<b, x < y\nand &amp; more', ['a<b, x < y and &amp; more']],
  ['One.\n\n <b>Two</b> \n \n\nThree', ['One.', '<b>Two</b>', 'Three']],
  [' \n ', []],
])('takes %j for plain text', (text, paragraphs) => {
  expect(splitParagraphs(text)).toEqual(paragraphs);
});
