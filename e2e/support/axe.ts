import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds, without what is graded below `least`. */
export async function findings(page: Page, least: 'moderate' | 'serious'): Promise<string[]> {
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
  const { violations } = await builder.analyze();
  const grades = least === 'serious' ? ['serious', 'critical'] : ['moderate', 'serious', 'critical'];
  return violations
    .filter(({ impact }) => grades.includes(impact ?? 'minor'))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
