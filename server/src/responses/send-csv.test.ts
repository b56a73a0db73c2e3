import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { csvStream } from './send-csv';

const BYTE_ORDER_MARK = '\uFEFF';
/** Decoding as text would drop the byte order mark. */
const read = async (stream: Readable) => (await buffer(stream)).toString();

it.each([
  [['a', 'b'], 'a,b'],
  [['a, b', 'say "hi"', 'two\nlines'], '"a, b","say ""hi""","two\nlines"'],
  [[1, -5, null, ''], '1,-5,,'],
  [['+254 712 345 678', '+254 712', '+254 712+1', '+ 1'], "+254 712 345 678,+254 712,'+254 712+1,'+ 1"],
  [['=1+1', '+254700', '-x', '@SUM(A1)', '\tx'], "'=1+1,'+254700,'-x,'@SUM(A1),'\tx"],
  [['=HYPERLINK("http://evil.example","x")'], '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
])('writes %j', async (cells, line) => {
  expect(await read(csvStream({ rows: [cells] }))).toBe(`${BYTE_ORDER_MARK}${line}\r\n`);
});

it('begins with headings where rows are objects', async () => {
  const file = csvStream({ columns: { name: 'Jina' }, rows: [{ name: 'Žofie', age: 4 }] });
  expect(await read(file)).toBe(`${BYTE_ORDER_MARK}Jina\r\nŽofie\r\n`);
});

it('says that it broke off when rows could not be read', async () => {
  const onFailure = jest.fn();
  async function* readRows() {
    yield ['a'];
    throw new Error('lost');
  }
  await expect(read(csvStream({ rows: readRows() }, onFailure))).rejects.toThrow('lost');
  expect(onFailure.mock.calls[0]?.[0]).toHaveProperty('message', 'lost');
});

it('reports no failure when the reader cancels it, and stops to read rows', async () => {
  const onFailure = jest.fn();
  const onStop = jest.fn();
  async function* readRows() {
    try {
      for (let id = 1; ; id += 1) yield [`row ${id}`];
    } finally {
      onStop();
    }
  }
  const file = csvStream({ rows: readRows() }, onFailure);
  await once(file, 'readable');
  // A server destroys the stream when the connection closes.
  await once(file.destroy(), 'close');
  await new Promise(setImmediate);
  expect(onStop).toHaveBeenCalledTimes(1);
  expect(onFailure).not.toHaveBeenCalled();
});
