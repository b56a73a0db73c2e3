import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { toFiles } from '../../test/remote-factories';
import { toPackageFile } from './packages/package-file';
import { addCompressedCopies, isCompressedCopy, compressText } from './compression';

const files = (...names: string[]) => toFiles(names.map((name) => [name, `text of ${name}`]));

it('stand beside what shrinks', async () => {
  const all = await addCompressedCopies(
    files('a.js', 'b.css', 'c.json', 'd.svg', 'e.woff2', 'js', 'a.js.map'),
  );
  const copies = [...all].filter(([name]) => name.endsWith('.br'));
  const texts = copies.map(async ([name, file]) => [name, String(brotliDecompressSync(await file.read()))]);
  expect(await Promise.all(texts)).toEqual([
    ['a.js.br', 'text of a.js'],
    ['b.css.br', 'text of b.css'],
    ['c.json.br', 'text of c.json'],
    ['d.svg.br', 'text of d.svg'],
  ]);
  expect(all.size).toBe(11);
});

it('are not made anew where the team brings them', async () => {
  const all = await addCompressedCopies(files('a.js', 'a.js.br'));
  expect(String(await all.get('a.js.br')?.read())).toBe('text of a.js.br');
});

it.each<[string, Buffer, boolean]>([
  ['the file compressed', brotliCompressSync('text'), true],
  ['another file compressed', brotliCompressSync('else'), false],
  ['the beginning of the file compressed', brotliCompressSync('tex'), false],
  ['what unpacks to far more than the file', brotliCompressSync(Buffer.alloc(1_000_000)), false],
  ['what is not compressed at all', Buffer.from('text'), false],
])('are told from %s', async (_, bytes, expected) => {
  expect(await isCompressedCopy(bytes, toPackageFile(Buffer.from('text')))).toBe(expected);
});

it('may be those of an empty file', async () => {
  const empty = Buffer.alloc(0);
  expect(await isCompressedCopy(brotliCompressSync(empty), toPackageFile(empty))).toBe(true);
});

it('are the smaller the longer they last', async () => {
  const text = Buffer.from(
    Array.from({ length: 3000 }, (_, line) => `line ${line} of ${line ** 2 % 977}\n`).join(''),
  );
  const [once, cached, stored] = await Promise.all(
    (['once', 'cached', 'stored'] as const).map(async (use) => (await compressText(text, use)).length),
  );
  expect(stored).toBeLessThan(cached ?? 0);
  expect(cached).toBeLessThan(once ?? 0);
});

it('are made beside other work, however large the text', async () => {
  const done: string[] = [];
  const compressed = compressText(Buffer.alloc(2_000_000, 'The Lord is my shepherd. '), 'stored');
  await Promise.all([
    compressed.then(() => done.push('compressed')),
    new Promise<void>((resolve) => setImmediate(() => resolve(void done.push('other work')))),
  ]);
  expect(done).toEqual(['other work', 'compressed']);
});
