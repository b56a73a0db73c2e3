import { MeasureError } from './measure-error';
import { layoutShift } from './metrics';
import { KINDS, bytesByKind, serialDepth, type Kind, type LoggedRequest } from './request-log';
import { TIME_LIMIT_MS, waitForQuiet, type Visitor } from './visitor';

export interface Visit {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly total: number;
  readonly requests: number;
  readonly depth: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly largestElement: string;
  readonly log: readonly LoggedRequest[];
}

/** Returns the milliseconds from the request of the HTML to a time in the log. */
export const sinceStart = (log: readonly LoggedRequest[], moment: number) =>
  (moment - (log[0]?.start ?? 0)) * 1000;

/** Visits a URL for the first time, until nothing more is loaded. */
export async function visitPage(visitor: Visitor, url: string): Promise<Visit> {
  const { page, log } = visitor;
  await page.goto(url, { timeout: TIME_LIMIT_MS });
  await waitForQuiet(visitor);
  const notes = await page.evaluate(() => globalThis.narthexNotes);
  const largest = notes.largest.at(-1);
  if (!largest) throw new MeasureError(`${url} showed nothing`);
  const requests = log.all();
  const bytes = bytesByKind(requests);
  return {
    bytes,
    total: KINDS.reduce((sum, kind) => sum + bytes[kind], 0),
    requests: requests.length,
    depth: serialDepth(requests.filter(({ start }) => sinceStart(requests, start) < largest.time)),
    firstPaint: notes.firstPaint,
    largestPaint: largest.time,
    layoutShift: layoutShift(notes.shifts),
    largestElement: largest.element,
    log: requests,
  };
}
