import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { splitHtml } from './html-paragraphs';
import { LinkedText } from './linked-text';
import { splitParagraphs } from './paragraphs';
import { localizeLinks } from './stored-html';

it('keeps the words of a stored text and drops what could act', () => {
  expect(splitHtml('<p>One &amp; two</p><script>alert(1)</script>\n\n<p>Th<b>ree</b></p>')).toEqual([
    'One & two',
    'Three',
  ]);
});

const show = (text: string) =>
  render(
    <MemoryRouter>
      <p data-testid="text">
        <LinkedText text={text} />
      </p>
    </MemoryRouter>,
  );

it.each([
  ['Sign up at https://forms.example/a?b=1.', 'https://forms.example/a?b=1'],
  ['Write to desk@church.example, please.', 'mailto:desk@church.example'],
  ['All about it: /Events/12 (on Friday).', '/Events/12'],
])('links what can be opened in “%s”, and leaves the sentence as it is', (text, href) => {
  show(text);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
  expect(screen.getByTestId('text')).toHaveTextContent(text);
});

it.each(['javascript:alert(1)', 'Bring a pen and/or paper.', 'From 9/10 on', 'data:text/html,x'])(
  'makes no link of “%s”',
  (text) => {
    show(text);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

it.each([
  ['RSVP to <office@x.org> or <https://zoom.us/j/1>', ['RSVP to <office@x.org> or <https://zoom.us/j/1>']],
  ['a<b, x < y and &amp; more', ['a<b, x < y and &amp; more']],
  ['Bring:\n- a pen\n  • \u00a0water', ['Bring:\n- a pen\n • water']],
  ['One.\n\n <b>Two</b> \n \n\nThree', ['One.', '<b>Two</b>', 'Three']],
  [' \n ', []],
])('takes %j for plain text', (text, paragraphs) => {
  expect(splitParagraphs(text)).toEqual(paragraphs);
});

it.each([
  ['<a href="/Events">', '<a href="/sw/Events">'],
  ['<a class="x" href="/">', '<a class="x" href="/sw/">'],
  ['<a href="/Events?page=2#list">', '<a href="/sw/Events?page=2#list">'],
  ['<a href="/media/programme">', '<a href="/media/programme">'],
  ['<a href="/calendar/subscribe">', '<a href="/calendar/subscribe">'],
  ['<a href="/podcast.xml">', '<a href="/podcast.xml">'],
  ['<a href="https://church.example/Events">', '<a href="https://church.example/Events">'],
  ['<a href="//church.example">', '<a href="//church.example">'],
  ['<img src="/Events">', '<img src="/Events">'],
])('keeps %s in the language', (html, localized) => {
  expect(localizeLinks(html, '/sw')).toBe(localized);
});

it('leaves English as it is', () => {
  expect(localizeLinks('<a href="/Events">')).toBe('<a href="/Events">');
});
