import { expect, type Page, type Request, type Route } from '@playwright/test';

const API = '**/api/**';

type Handler = (route: Route) => Promise<void>;

/** A response of our server: a status with a sentence, and messages by field. */
export const refuses =
  (status: number, message?: string, errors?: Readonly<Record<string, readonly string[]>>): Handler =>
  (route) =>
    route.fulfill({ status, json: { success: false, message, code: 'fault', errors } });

/** A response of something in between, a proxy say: no JSON, no sentence of ours. */
export const proxyResponds =
  (status: number): Handler =>
  (route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<h1>Please come back later</h1>' });

export const responds =
  (json: unknown): Handler =>
  (route) =>
    route.fulfill({ json });

export const isCutOff: Handler = (route) => route.abort('connectionrefused');

/** From now on every call of the API ends in trouble on the server's side. Returns how to mend it. */
export async function breakApi(
  page: Page,
  handler: Handler = refuses(500, 'Out of order'),
): Promise<() => Promise<void>> {
  await page.route(API, handler);
  return () => page.unroute(API, handler);
}

/** Handles a call's next request in this way. */
export const nextTime = (page: Page, call: string, handler: Handler) =>
  page.route(`**/api${call}`, handler, { times: 1 });

/** Milliseconds without a call after which a page has asked for all that it asks for by itself. */
const QUIET_MS = 500;

/** Watches the calls of a page from now on. Returns how to wait until it has come to rest. */
export function watchCalls(page: Page): () => Promise<void> {
  // Requests and not their number: one that began before now ends later too.
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
