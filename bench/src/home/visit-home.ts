import type { Browser } from 'playwright-core';
import { MeasureError } from '../browser/measure-error';
import { getInteractiveTime } from '../browser/metrics';
import { visitPage, type Visit } from '../browser/visit';
import { withVisitor } from '../browser/visitor';
import { probeHydration } from './hydration-probe';

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
