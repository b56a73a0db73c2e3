import AxeBuilder from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** Names the lowest grade that is reported. */
type Grade = 'moderate' | 'serious';

interface Look {
  /** Limits axe to these rules. */
  readonly rules?: readonly string[];
  /** If true, axe looks into the frames of the page, too. */
  readonly hasFrames?: boolean;
  /** Limits axe to this part if the page has it, because the rest was checked before. */
  readonly part?: string | undefined;
}

/** Runs axe's source unless the document has it: the builder sends it for each analysis. */
const GUARDED_SOURCE = `if (!window.axe) (() => {${axe.source}})();`;

/** Returns what axe finds, from a grade upwards. */
export async function findings(
  page: Page,
  least: Grade,
  { rules, part, hasFrames = false }: Look = {},
): Promise<string[]> {
  // axe reads colours only of elements that are laid out, so deferred sections are laid out first. A change of the
  // colour scheme needs a frame, and colours have transitions.
  const prepare = async (selector: string | undefined) => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // A transition of an element that is no longer laid out never ends, so each is ended instead of awaited.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    return {
      hasAxe: 'axe' in window,
      hasPart: selector !== undefined && document.querySelector(selector) !== null,
    };
  };
  const frames = hasFrames ? page.frames().filter((frame) => frame !== page.mainFrame()) : [];
  for (const frame of frames) {
    await frame.evaluate(prepare, part);
    // The builder leaves out a frame in which its source takes longer than a second.
    await frame.evaluate(GUARDED_SOURCE);
  }
  const { hasAxe, hasPart } = await page.evaluate(prepare, part);
  // A page without frames is sent nothing the second time.
  const axeSource = hasAxe && !hasFrames ? ';' : GUARDED_SOURCE;
  // The mode called legacy handles a single document. Without frames to combine, it takes half as long.
  const builder = new AxeBuilder({ page, axeSource }).setLegacyMode(!hasFrames).options({
    resultTypes: ['violations'],
    // This rule is off by default. People who control a page by voice say the words they see.
    rules: { 'label-content-name-mismatch': { enabled: !rules } },
  });
  if (rules) builder.withRules([...rules]);
  if (part !== undefined && hasPart) builder.include(part);
  const { violations } = await builder.analyze();
  const grades = least === 'serious' ? ['serious', 'critical'] : ['moderate', 'serious', 'critical'];
  return violations
    .filter(({ impact }) => grades.includes(impact ?? 'minor'))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * Returns the findings of axe in both colour schemes. In dark only the colour rules run, since the other results are
 * the same.
 */
export async function findingsInBothSchemes(page: Page, least: Grade, part?: string): Promise<string[]> {
  const light = await findings(page, least, { part });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findings(page, least, { part, rules: ['color-contrast', 'link-in-text-block'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((finding) => `dark: ${finding}`)];
}
