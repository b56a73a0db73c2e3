import { expect, test, type Page } from '@playwright/test';
import { findingsInBothSchemes } from '../../support/accessibility/axe';
import { listCode, listHeavyCode } from '../../support/delivery/code-weight';
import { listEqualNames } from '../../support/accessibility/equal-names';
import { listBrokenWords } from '../../support/broken-words';
import { DESKTOP, listUnreachable } from '../../support/layout';
import {
  DASHBOARD_SCREENS,
  arriveAtScreen,
  closeOnScreen,
  enterAs,
  openOnScreen,
  type DashboardScreen,
  type Viewer,
} from '../../support/dashboard-screens';

const HOMES: Readonly<Record<Viewer, string>> = {
  Communication: '/communication-dashboard',
  Administrator: '/admin/dashboard',
  Youth: '/department-dashboard',
  Prayer: '/department-dashboard',
  Pastoral: '/senior-admin-dashboard',
  Finance: '/senior-admin-dashboard',
};

/** Opens a screen and returns what is too heavy in the code that it adds to the dashboard's home. */
async function arriveAndWeigh(page: Page, { url }: DashboardScreen, home: ReadonlySet<string>) {
  const code = await listCode(page, () => arriveAtScreen(page, url));
  // Page content opens with its first text. Elsewhere the editor loads only with an open form.
  const opensText = url.includes('/content?category');
  return listHeavyCode(
    page,
    [...code].filter((name) => !home.has(name)),
    { opensText },
  );
}

/** A small phone, a tablet both ways, and a laptop whose letters are enlarged by a quarter. */
const WIDTHS = [320, 768, 1024, 1093];

/** Returns what is out of reach on the open screen in windows between a phone's and a desktop's. */
async function listHidden(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    found.push(...(await listUnreachable(page, width)));
    found.push(...(await listBrokenWords(page)).map((problem) => `at ${width} ${problem}`));
  }
  await page.setViewportSize(DESKTOP);
  return found;
}

/** Returns the findings of axe and the equal names on a screen, and in each dialog or form that opens on it. */
async function listFindings(page: Page, { url, open = [] }: DashboardScreen): Promise<string[]> {
  const found = [...(await findingsInBothSchemes(page, 'serious')), ...(await listEqualNames(page))];
  for (const [index, button] of open.entries()) {
    if (index > 0) await closeOnScreen(page, url);
    await openOnScreen(page, button);
    const opened = [
      ...(await findingsInBothSchemes(page, 'serious', 'dialog[open]')),
      ...(await listEqualNames(page)),
    ];
    found.push(...opened.map((finding) => `${String(button)} ${finding}`));
  }
  return found;
}

test.describe.configure({ mode: 'parallel', timeout: 300_000 });
test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

// Each screen is visited once for all checks, since loading it takes as long as checking it.
for (const viewer of Object.keys(HOMES) as Viewer[]) {
  test(`each screen of ${viewer} is light, in reach at every width, and without a serious finding with its dialogs`, async ({
    page,
  }) => {
    await enterAs(page, viewer);
    const home = await listCode(page, () => arriveAtScreen(page, HOMES[viewer]));
    const problems: string[] = [];
    for (const screen of DASHBOARD_SCREENS.filter((one) => one.viewer === viewer)) {
      const found = [
        ...(await arriveAndWeigh(page, screen, home)),
        ...(await listHidden(page)),
        ...(await listFindings(page, screen)),
      ];
      problems.push(...found.map((problem) => `${screen.url}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
