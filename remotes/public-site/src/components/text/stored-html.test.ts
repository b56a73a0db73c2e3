import { localizeLinks } from './stored-html';

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
