import { brotliDecompressSync } from 'node:zlib';
import { setTimeout } from 'node:timers/promises';
import { CompressedPage } from './compressed-page';

const TEXT = Array.from({ length: 3000 }, (_, line) => `<p>line ${line} of ${line ** 2 % 977}</p>`).join(
  '\n',
);
const compress = () => CompressedPage.compress(200, TEXT, { isCacheable: true });

/** Asks for it until it has fewer bytes than that; the test's own limit ends it. */
async function untilSmaller(page: CompressedPage, than: Buffer): Promise<Buffer> {
  for (;;) {
    const brotli = page.takeBrotli();
    if (brotli.length < than.length) return brotli;
    await setTimeout(5);
  }
}

it('is sent in fewer bytes when it is asked for again, and is the same page', async () => {
  const page = await compress();
  const first = page.takeBrotli();
  const again = await untilSmaller(page, first);
  expect(brotliDecompressSync(first).toString()).toBe(TEXT);
  expect(brotliDecompressSync(again).toString()).toBe(TEXT);
});

it('leaves the others as they are while one is compressed again', async () => {
  const [page, other] = await Promise.all([compress(), compress()]);
  const first = page.takeBrotli();
  other.takeBrotli();
  page.takeBrotli();
  expect(other.takeBrotli()).toHaveLength(first.length);
  await untilSmaller(page, first);
  await untilSmaller(other, first);
});
