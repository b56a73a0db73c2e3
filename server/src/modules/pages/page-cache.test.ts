import { PageCache, cachedPage } from './page-cache';

/** Makes pages that say their own number. */
function pageMaker() {
  let made = 0;
  return () => {
    made += 1;
    return Promise.resolve(cachedPage(200, `made ${made}`));
  };
}

const textOf = async (page: ReturnType<PageCache['get']>) => (await page).html.toString();

it('makes a page once for all who ask at the same time or later', async () => {
  const cache = new PageCache(2);
  const make = pageMaker();
  const texts = await Promise.all([textOf(cache.get('/', make)), textOf(cache.get('/', make))]);
  expect([...texts, await textOf(cache.get('/', make))]).toEqual(['made 1', 'made 1', 'made 1']);
});

it('makes a page anew that is not to be kept', async () => {
  const cache = new PageCache(2);
  const make = pageMaker();
  const passing = () => make().then((page) => ({ ...page, isKept: false }));
  const texts = await Promise.all([textOf(cache.get('/', passing)), textOf(cache.get('/', passing))]);
  expect([...texts, await textOf(cache.get('/', passing))]).toEqual(['made 1', 'made 1', 'made 2']);
});

it('keeps what is asked for again when there is no more room', async () => {
  const cache = new PageCache(2);
  const make = pageMaker();
  for (const path of ['/', '/Events', '/', '/Books']) await cache.get(path, make);
  expect(await textOf(cache.get('/', make))).toBe('made 1');
  expect(await textOf(cache.get('/Events', make))).toBe('made 4');
});

it('makes a page for each who asks when it has no room at all', async () => {
  const cache = new PageCache(0);
  const make = pageMaker();
  const texts = await Promise.all([textOf(cache.get('/', make)), textOf(cache.get('/', make))]);
  expect([...texts, await textOf(cache.get('/', make))]).toEqual(['made 1', 'made 2', 'made 3']);
});

it('tries again after a page could not be made', async () => {
  const cache = new PageCache(2);
  await expect(cache.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await textOf(cache.get('/', pageMaker()))).toBe('made 1');
});
