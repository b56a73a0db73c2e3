import { KINDS } from '../browser/request-log';
import { tableLines } from '../report/table';
import { KILOBYTE } from '../report/units';
import type { RouteVisit } from './visit-route';

/** Contains the measurements of a page that are printed. */
export type PrintedRoute = Pick<
  RouteVisit,
  | 'path'
  | 'bytes'
  | 'total'
  | 'requests'
  | 'firstPaint'
  | 'scriptsArrived'
  | 'largestPaint'
  | 'layoutShift'
  | 'largestElement'
  | 'hasSlider'
>;

const kilobytes = (bytes: number) => (bytes / KILOBYTE).toFixed(1);
const round = (value: number) => String(Math.round(value));

/** Returns a line for each page: kilobytes by kind, then milliseconds. */
export function routesTable(routes: readonly PrintedRoute[]): string[] {
  return tableLines(
    ['KB and ms', ...KINDS, 'total', 'requests', 'FCP', 'LCP', 'scripts in', 'CLS', 'slider', 'largest'],
    routes.map((route) => [
      route.path,
      ...KINDS.map((kind) => kilobytes(route.bytes[kind])),
      kilobytes(route.total),
      round(route.requests),
      round(route.firstPaint),
      round(route.largestPaint),
      round(route.scriptsArrived),
      route.layoutShift.toFixed(4),
      route.hasSlider ? 'yes' : '',
      route.largestElement,
    ]),
  );
}
