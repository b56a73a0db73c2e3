import { expect, type Page, type Request, type Route } from '@playwright/test';

const API = '**/api/**';

type Answer = (route: Route) => Promise<void>;

/** An answer of our server: a status with a sentence, and messages by field. */
export const refuses =
  (status: number, message?: string, errors?: Readonly<Record<string, readonly string[]>>): Answer =>
  (route) =>
    route.fulfill({ status, json: { success: false, message, code: 'fault', errors } });

/** What something in between answers, a proxy say: no JSON, no sentence of ours. */
export const proxyAnswers =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status, contentType: 'text/html', body: '<h1>Please come back later</h1>' });

export const answers =
  (json: unknown): Answer =>
  (route) =>
    route.fulfill({ json });

export const isCutOff: Answer = (route) => route.abort('connectionrefused');

/** From now on every call of the API ends in trouble on the server's side. Returns how to mend it. */
export async function breakApi(
  page: Page,
  answer: Answer = refuses(500, 'Out of order'),
): Promise<() => Promise<void>> {
  await page.route(API, answer);
  return () => page.unroute(API, answer);
}

/** Answers a call's next request in this way. */
export const nextTime = (page: Page, call: string, answer: Answer) =>
  page.route(`**/api${call}`, answer, { times: 1 });

/** Milliseconds without a call after which a page has asked for all that it asks for by itself. */
const QUIET = 500;

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
  return () => expect.poll(() => underWay.size === 0 && Date.now() - latest > QUIET).toBe(true);
}
