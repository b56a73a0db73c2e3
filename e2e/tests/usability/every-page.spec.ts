import { expect, test, type Page } from '@playwright/test';
import { arriveAtRest } from '../../support/arrive';
import { findingsInBothSchemes } from '../../support/accessibility/axe';
import { listEqualNames } from '../../support/accessibility/equal-names';
import { listBrokenWords } from '../../support/broken-words';
import { PHONE, listMisfits, listOverlapsInBar } from '../../support/layout';
import { EVERY_PAGE, INNER_PAGES } from '../../support/public-urls';

const WINDOW = { width: 1280, height: 800 };
// For the page, a window of 1280 x 800 has 640 x 400 at 200 % and 320 x 200 at 400 %.
const ZOOMS = [
  { name: 'at 200 %', width: 640, height: 400 },
  { name: 'at 400 %', width: 320, height: 200 },
];
/** The shell shows these screens to visitors who may not open a page. */
const GUARDED_PAGES = ['/admin/dashboard', '/member-dashboard'];
/**
 * Each group of pages is a test, so the groups share the cores. Each keeps the site's code in the cache of its browser.
 */
const GROUPS = 4;

/** Returns the script errors of a page since the last call. */
function watchErrors(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return () => errors.splice(0);
}

/** Checks on a phone that the page hydrates without errors, fits, and has no findings of axe above minor. */
async function lookOnPhone(page: Page): Promise<string[]> {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return [
    ...(isTooWide ? ['scrolls sideways on a phone'] : []),
    ...(await findingsInBothSchemes(page, 'moderate')).map((found) => `on a phone: ${found}`),
  ];
}

async function lookOnDesktop(page: Page): Promise<string[]> {
  const titles = await page.getByRole('heading', { level: 1 }).count();
  return [
    ...(titles === 1 ? [] : [`${titles} headings of the first level`]),
    ...(await listEqualNames(page)),
    ...(await findingsInBothSchemes(page, 'moderate')).map((found) => `on a desktop: ${found}`),
  ];
}

/**
 * Checks that an enlarged page fits into the window, cuts off no text, breaks no word where it is as wide as on a small
 * phone, and keeps the links of the bar apart.
 */
async function lookEnlarged(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const look = async (how: string) => {
    const found = [...(await listMisfits(page)), ...(await listOverlapsInBar(page))];
    problems.push(...found.map((problem) => `${how}: ${problem}`));
  };
  for (const { name, ...size } of ZOOMS) {
    await page.setViewportSize(size);
    await look(name);
    problems.push(...(await listBrokenWords(page)).map((problem) => `${name}: ${problem}`));
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const size of [WINDOW, PHONE]) {
    await page.setViewportSize(size);
    await look(`in large letters, ${size.width} wide`);
  }
  return problems;
}

test.describe.configure({ mode: 'parallel', timeout: 240_000 });
test.use({ viewport: PHONE, colorScheme: 'light', reducedMotion: 'reduce' });

// Each page is visited once for all checks, since loading it takes as long as one of them.
for (let group = 0; group < GROUPS; group += 1) {
  const urls = [...EVERY_PAGE, ...GUARDED_PAGES].filter((_, index) => index % GROUPS === group);
  test(`the pages hydrate cleanly, are sound in light and dark, and fit every window: ${urls.slice(0, 3).join(', ')} …`, async ({
    page,
  }) => {
    const readErrors = watchErrors(page);
    const problems: string[] = [];
    for (const url of urls) {
      await page.setViewportSize(PHONE);
      readErrors();
      await arriveAtRest(page, url);
      const errors = readErrors();
      const found = INNER_PAGES.includes(url) ? [...errors, ...(await lookOnPhone(page))] : [];
      await page.setViewportSize(WINDOW);
      found.push(...(await lookOnDesktop(page)));
      if (EVERY_PAGE.includes(url)) found.push(...(await lookEnlarged(page)));
      problems.push(...found.map((problem) => `${url} ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
