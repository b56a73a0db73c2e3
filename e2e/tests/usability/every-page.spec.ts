import { expect, test, type Page } from '@playwright/test';
import { arriveAtRest } from '../../support/arrive';
import { findingsInBothSchemes } from '../../support/axe';
import { misfits, overlapsInBar } from '../../support/layout';
import { EVERY_PAGE, INNER_PAGES } from '../../support/public-urls';

const WINDOW = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
// A window of 1280 x 800 at 200 % and at 400 % is one of 640 x 400 and of 320 x 200 to the page.
const ZOOMS = [
  { name: 'at 200 %', width: 640, height: 400 },
  { name: 'at 400 %', width: 320, height: 200 },
];
/** Screens of the shell that stand where a visitor may not go. */
const GUARDED_PAGES = ['/admin/dashboard', '/member-dashboard'];
/** Tests that share the pages, and so the cores. Each keeps the code of the site in the cache of its browser. */
const GROUPS = 4;

/** What goes wrong in the scripts of a page since it was asked the last time. */
function watchErrors(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return () => errors.splice(0);
}

/** On a phone: the page hydrates cleanly, fits, and axe finds nothing of any weight above minor. */
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
    ...(await findingsInBothSchemes(page, 'moderate')).map((found) => `on a desktop: ${found}`),
  ];
}

/** Enlarged, or with larger letters: it stays inside the window, cuts no text off and keeps the bar's links apart. */
async function lookEnlarged(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const look = async (how: string) => {
    const found = [...(await misfits(page)), ...(await overlapsInBar(page))];
    problems.push(...found.map((problem) => `${how}: ${problem}`));
  };
  for (const { name, ...size } of ZOOMS) {
    await page.setViewportSize(size);
    await look(name);
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

// One visit of each page serves all that is looked at: loading it takes as long as any of it.
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
