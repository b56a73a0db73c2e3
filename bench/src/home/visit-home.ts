import type { Browser } from 'playwright-core';
import { MeasureError } from '../browser/measure-error';
import { getInteractiveTime } from '../browser/metrics';
import { visitPage, type Visit } from '../browser/visit';
import { withVisitor } from '../browser/visitor';

declare global {
  /** Time from which a press on the menu button and in the prayer form of the home page is carried out; null until then. */
  var narthexHydratedAt: number | null;
}

/**
 * Runs in the page before its own code and is sent as text like `probePage`.
 *
 * The site's starter holds presses from the moment in which it runs, until the application does. The monolith has none:
 * only its rendered code shows the menu button and disables the button of the empty prayer form.
 */
function probeHydration(): void {
  globalThis.narthexHydratedAt = null;
  new MutationObserver((_, observer) => {
    const isHeld =
      document.getElementById('narthex-start') && document.documentElement.hasAttribute('data-script');
    const menu = document.querySelector('button[aria-label="Menu"]');
    const form = document.querySelector('form[aria-label="Prayer request"] button[type="submit"]:disabled');
    if (!isHeld && !(menu && form)) return;
    globalThis.narthexHydratedAt = performance.now();
    observer.disconnect();
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-script'],
  });
}

export interface HomeVisit extends Visit {
  readonly hydrated: number;
  readonly interactive: number;
}

/** Visits a home page for the first time and measures when it reacts. */
export const visitHome = (browser: Browser, url: string): Promise<HomeVisit> =>
  withVisitor(
    browser,
    async (visitor) => {
      const visit = await visitPage(visitor, url);
      const { hydrated, longTasks } = await visitor.page.evaluate(() => ({
        hydrated: globalThis.narthexHydratedAt,
        longTasks: globalThis.narthexNotes.longTasks,
      }));
      if (hydrated === null) throw new MeasureError(`${url} did not come alive`);
      return { ...visit, hydrated, interactive: getInteractiveTime(hydrated, longTasks) };
    },
    [probeHydration],
  );
