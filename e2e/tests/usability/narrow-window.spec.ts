import { expect, test } from '@playwright/test';
import { listMisfits } from '../../support/layout';
import { enterAsAdmin } from '../../support/sites/sessions';

test.use({ reducedMotion: 'reduce' });

test('the dots of many slides share the room of a narrow window', async ({ page }) => {
  const MANY = 10;
  await page.goto('/', { waitUntil: 'load' });
  await page.setViewportSize({ width: 320, height: 640 });
  const dots = page.getByRole('link', { name: /^Go to slide/ });
  await expect(dots.first()).toBeVisible();
  await dots.last().evaluate((dot, count) => {
    while ((dot.parentElement?.childElementCount ?? count) < count) dot.after(dot.cloneNode());
  }, MANY);
  await expect(dots).toHaveCount(MANY);
  expect(await listMisfits(page)).toEqual([]);
  const widths = await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(24);
});

/** The bar has all of its menus from 1,184 pixels on. */
const WIDTHS = [360, 560, 703, 704, 1183, 1184, 1279, 1280, 1375, 1376, 1440];
const LEAST_GAP = 4;

/** Returns the pixels between the end of a link's text, which may be outside of its box, and what follows the link. */
function measureGap(link: Element): number {
  const text = document.createRange();
  text.selectNodeContents(link.querySelector('span span span') ?? link);
  const following = [...(link.parentElement?.children ?? [])]
    .filter((one) => one !== link && one.getClientRects().length > 0)
    .map((one) => one.getBoundingClientRect().left);
  return Math.min(...following) - text.getBoundingClientRect().right;
}

for (const base of ['', '/sw']) {
  test(`the name of the church and what follows it share the bar of ${base || '/'}`, async ({ page }) => {
    const home = page.getByRole('banner').getByRole('link').first();
    const overlaps: string[] = [];
    const measure = async (who: string) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        const gap = await home.evaluate(measureGap);
        if (!(gap >= LEAST_GAP)) overlaps.push(`${who} at ${width}: ${gap}`);
      }
      expect(await listMisfits(page)).toEqual([]);
    };
    await page.goto(`${base}/search`);
    await measure('a visitor');
    await enterAsAdmin(page, `${base}/search`);
    const account = page.getByRole('banner').getByRole('button', { name: /^Joseph/ });
    await expect(account).toBeVisible();
    const person = account.getByText('Joseph', { exact: true });
    await measure('Joseph');
    await person.evaluate((element) => (element.textContent = 'Christopher-Emmanuel'));
    await measure('Christopher-Emmanuel');
    expect(overlaps).toEqual([]);
  });
}

for (const path of ['/COE', '/Announcements']) {
  test(`the table of ${path} has room for a word of any length`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' });
    const cells = page.getByRole('main').locator('td:last-child');
    await expect(cells.first()).toBeAttached();
    await cells.evaluateAll((all) => all.forEach((cell) => cell.append('https://video.example/'.repeat(9))));
    for (const width of [360, 760, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await listMisfits(page), `${width} pixels`).toEqual([]);
    }
  });
}

for (const path of ['/sw/admin/events', '/sw/admin/members', '/sw/admin/ministry-members']) {
  test(`a phone shows the whole dates and times of the rows of ${path}`, async ({ page }) => {
    await enterAsAdmin(page, path);
    await page.setViewportSize({ width: 390, height: 844 });
    // An event has its times in the second element, and how it repeats behind them.
    const dates = page.locator('td[data-kind="date"] span:nth-child(2), td[data-kind="day"] > *');
    await expect(dates.first()).toBeVisible();
    const cut = await dates.evaluateAll((all) =>
      all.filter((date) => {
        const row = date.closest('tr')?.getBoundingClientRect();
        const end = date.getBoundingClientRect();
        return !row || end.right > row.right - 48 || end.bottom > row.bottom;
      }),
    );
    expect(cut).toHaveLength(0);
  });
}

for (const size of ['100%', '200%']) {
  test(`a phone cuts off no title or phone number of a row in letters of ${size}`, async ({ page }) => {
    await enterAsAdmin(page, '/admin/events');
    await page.setViewportSize({ width: 390, height: 844 });
    const list = async (parts: string) => {
      await page.evaluate((letters) => (document.documentElement.style.fontSize = letters), size);
      const found = page.getByRole('main').locator(parts);
      await expect(found.first()).toBeVisible();
      return found.evaluateAll((all) =>
        all
          .filter((part) => {
            const letters = document.createRange();
            letters.selectNodeContents(part);
            const cell = part.closest('td');
            // An inline cell cuts off nothing itself; its row does.
            const frame = (cell?.dataset['kind'] === 'title' ? part : cell?.parentElement) ?? part;
            return letters.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1;
          })
          .map((part) => part.textContent),
      );
    };
    expect(await list('td[data-kind="title"] > div')).toEqual([]);
    await page.goto('/admin/visitors');
    expect(await list('td:has(a[href^="tel:"]) a')).toEqual([]);
  });
}
