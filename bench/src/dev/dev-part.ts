import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { MeasureError } from '../browser/measure-error';
import { median } from '../browser/metrics';
import { LIMIT } from '../limits';
import { allMet, judgementLines, type Judgement } from '../report/judgement';
import { tableLines } from '../report/table';
import { startDevSite } from './dev-site';
import { EDITS, saveEdit, type Edit } from './edits';

interface DevOptions {
  readonly root: string;
  readonly dataFolder: string;
  readonly password: string;
  /** Counts the repetitions of each change. */
  readonly turns: number;
}

const SHOWN_LIMIT_MS = 30_000;
const POLL_MS = 10;
/** By then, the build has processed the last change. */
const REST_MS = 2_000;
/** The first header in the file belongs to `/healthz`. */
const SERVER_EDIT = {
  file: 'server/src/plugins/app/readiness.ts',
  before: `'no-store'`,
  after: `'no-store, max-age=0'`,
};

async function openDashboard(page: Page, origin: string, password: string): Promise<void> {
  const response = await page.request.post(`${origin}/api/auth/leader-login`, {
    data: { email: 'pastoral@demo.test', password, department: 'pastoral' },
  });
  const { data } = await response.json();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    Object.entries<string>({
      ...{ auth_token: data.token, token: data.token, department: 'pastoral' },
      ...{ user_data: JSON.stringify(data.user), user_role: data.role },
    }),
  );
  await page.goto(`${origin}/senior-admin-dashboard`);
  await page.getByText('Pastoral team').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function waitUntilShown(page: Page, { name, shows }: Edit): Promise<void> {
  if ('text' in shows) return page.getByText(shows.text).first().waitFor();
  const content = page.locator('[class*="dashboard-layout__content"]');
  const deadline = performance.now() + SHOWN_LIMIT_MS;
  while ((await content.evaluate((element) => getComputedStyle(element).outlineColor)) !== shows.outline) {
    if (performance.now() > deadline) throw new MeasureError(`The ${name} was not shown.`);
    await wait(POLL_MS);
  }
}

/** Returns the milliseconds from saving a change to seeing it, and null when the page was reloaded for it. */
async function timeEdit(page: Page, edit: Edit, root: string): Promise<number | null> {
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  const started = performance.now();
  const restore = saveEdit(root, edit);
  try {
    await waitUntilShown(page, edit);
    const elapsed = performance.now() - started;
    return (await page.evaluate(() => 'isKept' in window)) ? elapsed : null;
  } finally {
    restore();
    await wait(REST_MS);
  }
}

async function waitForServer(page: Page, origin: string, header: string): Promise<void> {
  const deadline = performance.now() + SHOWN_LIMIT_MS;
  const readHeader = async () => (await page.request.get(`${origin}/healthz`)).headers()['cache-control'];
  while ((await readHeader()) !== header) {
    if (performance.now() > deadline) throw new MeasureError('The changed server did not respond.');
    await wait(POLL_MS);
  }
}

/** Returns the milliseconds from saving a source of the server to the first response that shows it. */
async function timeRestart(page: Page, origin: string, root: string): Promise<number> {
  const started = performance.now();
  const restore = saveEdit(root, SERVER_EDIT);
  try {
    await waitForServer(page, origin, 'no-store, max-age=0');
    return performance.now() - started;
  } finally {
    restore();
    await waitForServer(page, origin, 'no-store');
    await wait(REST_MS);
  }
}

const judgeTime = (name: string, times: readonly (number | null)[], limit: number): Judgement => {
  const seen = times.filter((time) => time !== null);
  const value = seen.length === times.length ? `${median(seen).toFixed(0)} ms` : 'the page was reloaded';
  return {
    sentence: `${name} within ${limit} ms, and the page keeps its state`,
    value,
    isMet: seen.length === times.length && median(seen) <= limit,
  };
};

/** Measures how soon a saved change is seen in an open page; resolves whether the budget is met. */
export async function runDev(
  browser: Browser,
  { root, dataFolder, password, turns }: DevOptions,
  closeLater: (close: () => Promise<unknown>) => void,
): Promise<boolean> {
  const site = await startDevSite(root, 'senior-admin', { DATA_DIR: dataFolder, DEMO_PASSWORD: password });
  closeLater(site.stop);
  const page = await browser.newPage();
  await openDashboard(page, site.origin, password);
  const judgements: Judgement[] = [];
  for (const edit of EDITS) {
    const times: (number | null)[] = [];
    for (let turn = 0; turn < turns; turn += 1) times.push(await timeEdit(page, edit, root));
    judgements.push(judgeTime(`A ${edit.name} is seen`, times, LIMIT.seenMs));
  }
  const restarts: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) restarts.push(await timeRestart(page, site.origin, root));
  judgements.push(judgeTime('A change of the server is in its responses', restarts, LIMIT.serverRestartMs));
  console.log(
    [
      '',
      `A saved change in the open page of \`npm run dev\`, median of ${turns}.`,
      '',
      ...tableLines(
        ['', 'value'],
        [
          ['start to first page', `${site.startSeconds.toFixed(0)} s`],
          ['memory of all processes', `${site.countMegabytes().toFixed(0)} MB`],
        ],
      ),
      '',
      ...judgementLines(judgements),
      '',
    ].join('\n'),
  );
  return allMet(judgements);
}
