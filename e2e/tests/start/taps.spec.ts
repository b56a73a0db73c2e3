import { expect, test, type Locator, type Page } from '@playwright/test';

/** Tells the taps of a failed run again: `E2E_TAPS_SEED=7`. */
const SEED = Number(process.env['E2E_TAPS_SEED'] ?? 1);
const ROUNDS = 4;
const MAX_PAUSE_MS = 700;
const CPU_SLOWDOWN = 4;

/** Returns a reproducible sequence of numbers between 0 and 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Does something on a page, and checks that it had its effect exactly once. */
interface Tap {
  readonly act: (page: Page) => Promise<void>;
  readonly check: (page: Page) => Promise<void>;
}

const toggled = (find: (page: Page) => Locator): Tap => ({
  act: (page) => find(page).click(),
  check: (page) => expect(find(page)).toHaveAttribute('aria-expanded', 'true'),
});
const unfolded = (find: (page: Page) => Locator): Tap => ({
  act: (page) => find(page).locator('summary').click(),
  check: (page) => expect(find(page)).toHaveAttribute('open'),
});
const typed = (find: (page: Page) => Locator, text: string): Tap => ({
  act: (page) => find(page).pressSequentially(text),
  check: (page) => expect(find(page)).toHaveValue(text),
});
const inquiry = typed((page) => page.locator('form#inquiry [name=message]'), 'When?');
const askUs: Tap = {
  act: async (page) => {
    await page.getByText('Ask us a question').click();
    await inquiry.act(page);
  },
  check: inquiry.check,
};
/** A second press would close the menu again. */
const menu = (name: string) => toggled((page) => page.getByRole('banner').getByRole('button', { name }));
const tabs: Tap = {
  act: async (page) => {
    await page.getByRole('tab', { name: 'All Leaders' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
  },
  check: (page) => expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true'),
};

/** The last tap of each page is a menu, which any other press closes. */
const PAGES: Readonly<Record<string, readonly Tap[]>> = {
  '/': [
    toggled((page) => page.locator('#events button[aria-expanded]')),
    tabs,
    typed((page) => page.getByRole('form', { name: 'Prayer request' }).getByLabel(/your name/i), 'Otieno'),
    menu('Resources'),
  ],
  '/Aboutsda': [unfolded((page) => page.locator('#questions details').nth(2)), askUs, menu('Music')],
  '/PrayerDepartment': [
    typed((page) => page.getByRole('form', { name: 'Prayer request' }).getByLabel('Title'), 'Exams'),
    askUs,
    menu('About Us'),
  ],
  '/Music/ChurchChoir': [
    typed((page) => page.getByLabel('Search songs by title'), 'a'),
    askUs,
    menu('Evangelism'),
  ],
};

for (const [url, taps] of Object.entries(PAGES)) {
  test(`${url}: whatever is pressed or typed, and whenever, is carried out exactly once`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const random = createRandom(SEED + url.length);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(url, { waitUntil: 'commit' });
      await expect(page.getByRole('banner')).toBeVisible();
      const last = taps.at(-1);
      const others = taps.slice(0, -1).sort(() => random() - 0.5);
      for (const tap of [...others, ...(last ? [last] : [])]) {
        await page.waitForTimeout(random() * MAX_PAUSE_MS);
        await tap.act(page);
      }
      await expect(page.locator('header[data-live=true]')).toBeAttached();
      for (const tap of taps) await tap.check(page);
    }
  });
}

test('what was pressed in a section is carried out for somebody who has gone on, and doesn’t call them back', async ({
  page,
}) => {
  const resources = menu('Resources');
  await page.goto('/');
  await tabs.act(page);
  await resources.act(page);
  await page.evaluate(() => scrollTo(0, 0));
  await tabs.check(page);
  await resources.check(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
