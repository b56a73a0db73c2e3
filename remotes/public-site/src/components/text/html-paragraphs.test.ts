import { splitHtml } from './html-paragraphs';

it('keeps the words of a stored text and drops what could act', () => {
  expect(splitHtml('<p>One &amp; two</p><script>alert(1)</script>\n\n<p>Th<b>ree</b></p>')).toEqual([
    'One & two',
    'Three',
  ]);
});
