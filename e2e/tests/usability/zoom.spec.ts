import { expect, test } from '@playwright/test';
import { misfits, overlapsInBar } from '../../support/layout';
import { EVERY_PAGE } from '../../support/public-urls';

// A window of 1280 x 800 at 200 % and at 400 % is one of 640 x 400 and of 320 x 200 to the page.
const ZOOMS = [
  { name: 'at 200 %', width: 640, height: 400 },
  { name: 'at 400 %', width: 320, height: 200 },
];
const WINDOW = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

// What is wrong is said in words; recording every page takes longer than looking at it.
test.use({ reducedMotion: 'reduce', trace: 'off' });

test('enlarged, or with larger letters, every page stays inside the window, cuts no text off and keeps its links apart', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const problems: string[] = [];
  const look = async (where: string) => {
    const found = [...(await misfits(page)), ...(await overlapsInBar(page))];
    problems.push(...found.map((problem) => `${where}: ${problem}`));
  };
  for (const url of EVERY_PAGE) {
    await page.goto(url, { waitUntil: 'load' });
    for (const { name, ...size } of ZOOMS) {
      await page.setViewportSize(size);
      await look(`${url} ${name}`);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const size of [WINDOW, PHONE]) {
      await page.setViewportSize(size);
      await look(`${url} in large letters, ${size.width} wide`);
    }
  }
  expect(problems).toEqual([]);
});

test('the dots of many slides share the room of a narrow window', async ({ page }) => {
  const MANY = 10;
  await page.goto('/', { waitUntil: 'load' });
  await page.setViewportSize({ width: 320, height: 640 });
  const dots = page.getByRole('button', { name: /^Go to slide/ });
  await expect(dots.first()).toBeVisible();
  await dots.last().evaluate((dot, count) => {
    while ((dot.parentElement?.childElementCount ?? count) < count) dot.after(dot.cloneNode());
  }, MANY);
  await expect(dots).toHaveCount(MANY);
  expect(await misfits(page)).toEqual([]);
  const widths = await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(24);
});
