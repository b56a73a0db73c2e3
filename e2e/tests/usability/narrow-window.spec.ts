import { expect, test } from '@playwright/test';
import { listMisfits } from '../../support/layout';

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
