import { readRows } from './read-rows';

it('reads the columns and cells of a table as plain text, and what stands around it', () => {
  const html =
    '<p>Before.</p><table><thead><tr><th scope="col">When</th><th scope="col">What</th></tr></thead><tbody><tr><th scope="row">Sunday &amp; Monday</th><td><b>Health</b> class</td></tr></tbody></table><p>After.</p>';
  expect(readRows(html)).toEqual({
    heads: ['When', 'What'],
    rows: [['Sunday & Monday', 'Health class']],
    rest: '<p>Before.</p><p>After.</p>',
  });
});

it('reads a table without a head, and keeps an empty cell in its place', () => {
  expect(readRows('<table><tr><td>Seven</td><td></td><td>Nehemiah</td></tr></table>')).toMatchObject({
    heads: [],
    rows: [['Seven', '', 'Nehemiah']],
  });
});

it('reads a list as rows of one cell', () => {
  expect(readRows('<ol><li>Family one</li><li>Family two</li></ol><p>Ask.</p>')).toEqual({
    heads: [],
    rows: [['Family one'], ['Family two']],
    rest: '<p>Ask.</p>',
  });
});

it('leaves running text alone', () => {
  expect(readRows('<p>Every other Sunday.</p>')).toBeNull();
});
