import { expect, test, type Page } from '@playwright/test';
import { findingsInBothSchemes } from '../../support/axe';
import {
  DASHBOARD_SCREENS,
  arriveAtScreen,
  signInAs,
  type DashboardScreen,
  type Viewer,
} from '../../support/dashboard-screens';

const VIEWERS: readonly Viewer[] = [
  'Administrator',
  'Communication',
  'Youth',
  'Prayer',
  'Pastoral',
  'Finance',
];

/** What axe finds on a screen, and in each dialog or form that opens on it. */
async function check(page: Page, { url, open = [] }: DashboardScreen): Promise<string[]> {
  await arriveAtScreen(page, url);
  const found = (await findingsInBothSchemes(page, 'serious')).map((finding) => `${url} ${finding}`);
  for (const [index, name] of open.entries()) {
    if (index > 0) await arriveAtScreen(page, url);
    await page.getByRole('button', { name }).first().click();
    await page.waitForLoadState('networkidle');
    const inDialog = await findingsInBothSchemes(page, 'serious');
    found.push(...inDialog.map((finding) => `${url} ${String(name)} ${finding}`));
  }
  return found;
}

test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

for (const viewer of VIEWERS) {
  test(`the screens of ${viewer} and their dialogs have no serious finding in light or dark`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await signInAs(page, viewer);
    const found: string[] = [];
    for (const screen of DASHBOARD_SCREENS.filter((one) => one.viewer === viewer)) {
      found.push(...(await check(page, screen)));
    }
    expect(found).toEqual([]);
  });
}
