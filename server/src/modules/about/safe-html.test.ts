import { plainText, safeHtml } from './safe-html';

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

it('keeps the words of a title and none of its markup', () => {
  expect(plainText(' <b>Faith</b> & <i onclick="x()">hope</i> ')).toBe('Faith & hope');
});
