import { csvFile, csvLine } from './csv';

it.each([
  [['a', 'b'], 'a,b'],
  [['a, b', 'say "hi"', 'two\nlines'], '"a, b","say ""hi""","two\nlines"'],
  [[1, -5, null, ''], '1,-5,,'],
  [['=1+1', '+254700', '-x', '@SUM(A1)', '\tx'], "'=1+1,'+254700,'-x,'@SUM(A1),'\tx"],
  [['=HYPERLINK("http://evil.example","x")'], '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
])('writes %j', (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});

it('begins with the mark by which spreadsheets know the character set', () => {
  expect(csvFile([['Jina'], ['Žofie']])).toBe('\uFEFFJina\r\nŽofie\r\n');
});
