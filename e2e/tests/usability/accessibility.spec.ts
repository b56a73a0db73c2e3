import { expect, test } from '@playwright/test';
import { findings } from '../../support/axe';
import { signInAsAdmin, signInAsLeader, signInAsMember, signOut } from '../../support/site';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('the dashboards have no serious finding', async ({ page }) => {
      test.setTimeout(120_000);
      const check = async (heading: RegExp) => {
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await findings(page, 'serious')).toEqual([]);
      };
      await signInAsLeader(page, 'Music');
      await check(/\w/);
      await page.goto('/department-dashboard/activities');
      await check(/\w/);
      await signOut(page);
      await signInAsLeader(page, 'Communication');
      await check(/\w/);
      await signOut(page);
      await signInAsLeader(page, 'Pastoral');
      await check(/\w/);
      await signOut(page);
      await signInAsMember(page, 'member');
      await check(/welcome back/i);
      for (const name of ['profile', 'ministries', 'security', 'privacy']) {
        await page.goto(`/member/${name}`);
        await check(/\w/);
      }
      await signOut(page);
      await signInAsAdmin(page);
      await check(/\w/);
    });
  });
}
