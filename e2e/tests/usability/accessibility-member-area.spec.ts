import { expect, test } from '@playwright/test';
import { findings } from '../../support/axe';
import { signInAsMember } from '../../support/site';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('the member area has no serious finding', async ({ page }) => {
      test.setTimeout(120_000);
      const check = async (heading: RegExp) => {
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
        expect(await findings(page, 'serious')).toEqual([]);
      };
      await signInAsMember(page, 'member');
      await check(/welcome back/i);
      for (const name of ['profile', 'ministries', 'security', 'privacy']) {
        await page.goto(`/member/${name}`);
        await check(/\w/);
      }
    });
  });
}
