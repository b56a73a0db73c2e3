import { PAGE_CONTENT_PAGES } from './enums';
import { MANAGED_PAGES } from './managed-pages';

it('names each page whose content is managed once, by its own path', () => {
  const pages = Object.values(PAGE_CONTENT_PAGES).flat();
  expect(Object.keys(MANAGED_PAGES).sort()).toEqual([...pages].sort());
  const facts = Object.values(MANAGED_PAGES);
  expect(new Set(facts.map(({ path }) => path)).size).toBe(pages.length);
  expect(new Set(facts.map(({ title }) => title)).size).toBe(pages.length);
  for (const { path, title } of facts)
    expect([path, title]).toEqual([expect.stringMatching(/^\/\w/), expect.stringMatching(/\w/)]);
});

it.each([
  ['health', 'Health Class Ministry', '/Health'],
  ['books', 'Literature Ministry', '/Books'],
  ['announcements', 'Announcements and weekly programme', '/Announcements'],
] as const)('%s is the page %s at %s', (page, title, path) => {
  expect(MANAGED_PAGES[page]).toEqual({ title, path });
});
