import { expect, test } from '@playwright/test';
import { findingsInBothSchemes } from '../../support/accessibility/axe';
import { enterAsMember } from '../../support/sites/sessions';

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

test('the member area has no serious finding in light or dark', async ({ page }) => {
  test.setTimeout(120_000);
  const check = async (heading: RegExp) => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    expect(await findingsInBothSchemes(page, 'serious')).toEqual([]);
  };
  await enterAsMember(page);
  await check(/welcome back/i);
  for (const name of ['profile', 'ministries', 'security', 'privacy']) {
    await page.goto(`/member/${name}`);
    await check(/\w/);
  }
});
