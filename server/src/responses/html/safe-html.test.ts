import { htmlToText, safeHtml } from './safe-html';

it.each([
  ['<p>Grace &amp; <strong>peace</strong></p>', '<p>Grace &amp; <strong>peace</strong></p>'],
  ['<p onclick="x()">a</p><script>alert(1)</script>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">b</a>', '<a rel="noopener">b</a>'],
  ['<a href="https://example.org" target="_top">c</a>', '<a href="https://example.org" rel="noopener">c</a>'],
  ['<img src="data:text/html,x" alt="d" onerror="x()">', '<img alt="d" />'],
  ['<h1 style="position:fixed">e</h1><iframe src="https://example.org"></iframe>', '<h2>e</h2>'],
])('makes %p into %p', (html, safe) => {
  expect(safeHtml(html)).toBe(safe);
  expect(safeHtml(safe)).toBe(safe);
});

it('brings characters to one form, also where they are written as entities', () => {
  expect(safeHtml('<p>Jose&#x301; &#x202e;a&#0;&#13;&#xd800;</p>')).toBe('<p>José a\n</p>');
});

it.each([
  ['<p>Songs &amp; a <b>w</b>ord.</p><p>Bring a friend.</p>', 'Songs & a word.\nBring a friend.'],
  ['<h2>Who comes</h2><ul><li>You</li><li><a href="/x">Me</a></li></ul>', 'Who comes\n• You\n• Me'],
  ['<p>a &lt; b, write to &lt;office@x.org&gt;</p>', 'a < b, write to <office@x.org>'],
  ['', ''],
])('reads %j as %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});
