import { brotliDecompressSync } from 'node:zlib';
import { addCompressedCopies } from './compressed-copies';
import { compressText } from './compress-text';

const files = (...names: string[]) => new Map(names.map((name) => [name, Buffer.from(`text of ${name}`)]));

it('stand beside what shrinks', async () => {
  const all = await addCompressedCopies(
    files('a.js', 'b.css', 'c.json', 'd.svg', 'e.woff2', 'js', 'a.js.map'),
  );
  const copies = [...all].filter(([name]) => name.endsWith('.br'));
  expect(copies.map(([name, bytes]) => [name, String(brotliDecompressSync(bytes))])).toEqual([
    ['a.js.br', 'text of a.js'],
    ['b.css.br', 'text of b.css'],
    ['c.json.br', 'text of c.json'],
    ['d.svg.br', 'text of d.svg'],
  ]);
  expect(all.size).toBe(11);
});

it('are not made anew where the team brings them', async () => {
  const all = await addCompressedCopies(files('a.js', 'a.js.br'));
  expect(String(all.get('a.js.br'))).toBe('text of a.js.br');
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
