import { expect, type Page, type Request, type Route } from '@playwright/test';

const API = '**/api/**';

type Handler = (route: Route) => Promise<void>;

/** Creates a handler that responds as our server does, with a status, a message and errors of fields. */
export const respondWithError =
  (status: number, message?: string, errors?: Readonly<Record<string, readonly string[]>>): Handler =>
  (route) =>
    route.fulfill({ status, json: { success: false, message, code: 'fault', errors } });

/** Creates a handler that responds as a proxy does, without JSON and without a message of ours. */
export const respondLikeProxy =
  (status: number): Handler =>
  (route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<h1>Please come back later</h1>' });

export const responds =
  (json: unknown): Handler =>
  (route) =>
    route.fulfill({ json });

export const isCutOff: Handler = (route) => route.abort('connectionrefused');

/** Makes every API request fail with a server error. Returns a function that ends this. */
export async function breakApi(
  page: Page,
  handler: Handler = respondWithError(500, 'Out of order'),
): Promise<() => Promise<void>> {
  await page.route(API, handler);
  return () => page.unroute(API, handler);
}

/** Handles only the next request of a call. */
export const handleNextRequest = (page: Page, call: string, handler: Handler) =>
  page.route(`**/api${call}`, handler, { times: 1 });

/** After this many milliseconds without a request, a page counts as idle. */
const QUIET_MS = 1_500;

/** Watches the API requests of a page. Returns a function that waits until it is idle. */
export function watchCalls(page: Page): () => Promise<void> {
  // Counting isn't enough, since a request that started before may end later.
  const underWay = new Set<Request>();
  let latest = Date.now();
  const begun = (request: Request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    underWay.add(request);
    latest = Date.now();
  };
  const ended = (request: Request) => {
    if (underWay.delete(request)) latest = Date.now();
  };
  page.on('request', begun);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return () => expect.poll(() => underWay.size === 0 && Date.now() - latest > QUIET_MS).toBe(true);
}
