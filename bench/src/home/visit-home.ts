import type { Browser } from 'playwright-core';
import { MeasureError } from '../browser/measure-error';
import { interactiveAt } from '../browser/metrics';
import { visitPage, type Visit } from '../browser/visit';
import { withVisitor } from '../browser/visitor';
import { probeAnswers } from './answers-probe';

export interface HomeVisit extends Visit {
  readonly answers: number;
  readonly interactive: number;
}

/** One first visit to a home page, which also says when it reacts. */
export const visitHome = (browser: Browser, address: string): Promise<HomeVisit> =>
  withVisitor(
    browser,
    async (visitor) => {
      const visit = await visitPage(visitor, address);
      const { answers, longTasks } = await visitor.page.evaluate(() => ({
        answers: globalThis.narthexAnswers,
        longTasks: globalThis.narthexNotes.longTasks,
      }));
      if (answers === null) throw new MeasureError(`${address} did not come alive`);
      return { ...visit, answers, interactive: interactiveAt(answers, longTasks) };
    },
    [probeAnswers],
  );
