import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds, without what is graded below `least`; with `rules`, by those alone. */
export async function findings(
  page: Page,
  least: 'moderate' | 'serious',
  rules?: readonly string[],
): Promise<string[]> {
  // axe reads colours of what is laid out only: sections that wait for their turn are laid out first. A change of the
  // colour scheme takes a frame to arrive, too.
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  // What it calls legacy is one document at a time: there are no frames to put together, and it takes half as long.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) builder.withRules([...rules]);
  const { violations } = await builder.analyze();
  const grades = least === 'serious' ? ['serious', 'critical'] : ['moderate', 'serious', 'critical'];
  return violations
    .filter(({ impact }) => grades.includes(impact ?? 'minor'))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** What axe finds in both colour schemes: what isn't about colours is the same in dark, and isn't looked for again. */
export async function findingsInBothSchemes(page: Page, least: 'moderate' | 'serious'): Promise<string[]> {
  const light = await findings(page, least);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findings(page, least, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((finding) => `dark: ${finding}`)];
}
