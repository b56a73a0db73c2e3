import type { Page, Route } from '@playwright/test';

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

/** Counts from now on how often a call was answered with this status. */
export function countAnswers(page: Page, call: string, status: number): () => number {
  let count = 0;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(`/api${call}`) && response.status() === status) count += 1;
  });
  return () => count;
}
