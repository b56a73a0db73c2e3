import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { median } from '../browser/metrics';
import { KINDS, type Kind, type LoggedRequest } from '../browser/request-log';
import { sinceStart, visitPage } from '../browser/visit';
import { SLIDER, startApplication, withVisitor } from '../browser/visitor';

/** Contains the measurements of first visits to a page, in milliseconds since the navigation began. */
export interface RouteVisit {
  readonly path: string;
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly total: number;
  readonly requests: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly largestElement: string;
  /** Holds the time at which the last script in the HTML had arrived. */
  readonly scriptsArrived: number;
  /** Lists the names of the scripts and stylesheets, those of the application included. */
  readonly files: readonly string[];
  readonly hasSlider: boolean;
  readonly sliderPictures: readonly { readonly name: string; readonly bytes: number }[];
  readonly log: readonly LoggedRequest[];
}

export const isCode = ({ kind }: LoggedRequest) => kind === 'JS' || kind === 'CSS';
export const fileName = ({ url }: LoggedRequest) => path.posix.basename(new URL(url).pathname);

function whenScriptsArrived(log: readonly LoggedRequest[]): number {
  const named = log.filter(({ kind, script }) => kind === 'JS' && script === null);
  return Math.max(0, ...named.map(({ start, end }) => sinceStart(log, end ?? start)));
}

type Bytes = RouteVisit['bytes'];

/** Counts the styles that a document contains as styles, as if they had come in a file of their own. */
export function countInlineStyles(bytes: Bytes, texts: readonly string[]): Bytes {
  const inline = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  return { ...bytes, HTML: bytes.HTML - inline, CSS: bytes.CSS + inline };
}

/** Visits a page of the site for the first time. */
export const visitRoute = (browser: Browser, origin: string, route: string): Promise<RouteVisit> =>
  withVisitor(browser, async (visitor) => {
    const visit = await visitPage(visitor, origin + route);
    const sliders = visitor.page.locator(SLIDER);
    const shown = await sliders
      .locator('img')
      .evaluateAll((pictures) => pictures.map((picture) => Reflect.get(picture, 'currentSrc')));
    const inlineStyles = await visitor.page
      .locator('style')
      .evaluateAll((styles) => styles.map(({ textContent }) => textContent ?? ''));
    const { log } = visit;
    await startApplication(visitor);
    return {
      ...visit,
      bytes: countInlineStyles(visit.bytes, inlineStyles),
      path: route,
      scriptsArrived: whenScriptsArrived(log),
      files: visitor.log.all().filter(isCode).map(fileName),
      hasSlider: (await sliders.count()) > 0,
      sliderPictures: log
        .filter(({ url, kind }) => kind === 'pictures' && shown.includes(url))
        .map((request) => ({ name: fileName(request), bytes: request.bytes })),
    };
  });

/** Merges several visits to a page by the median of each number. */
export function middleVisit(visits: readonly [RouteVisit, ...RouteVisit[]]): RouteVisit {
  const middle = (of: (visit: RouteVisit) => number) => median(visits.map(of));
  const bytes = { ...visits[0].bytes };
  for (const kind of KINDS) bytes[kind] = middle((visit) => visit.bytes[kind]);
  return {
    ...visits[0],
    bytes,
    total: middle(({ total }) => total),
    requests: middle(({ requests }) => requests),
    firstPaint: middle(({ firstPaint }) => firstPaint),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    layoutShift: middle(({ layoutShift }) => layoutShift),
    scriptsArrived: middle(({ scriptsArrived }) => scriptsArrived),
  };
}
