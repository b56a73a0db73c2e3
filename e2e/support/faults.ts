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
