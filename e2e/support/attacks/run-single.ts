import type { BrowserContext } from '@playwright/test';
import type { Attack } from './attack';
import type { Collector } from './collector';

/** An attack of these lists acts at once or not at all. */
const SETTLE_MS = 700;
/** More pages at once would only wait for each other. */
const MAX_PAGES = 4;

/** Runs an attack in a page of its own. Returns true if it opened a dialog, a window or a download, or returned true. */
async function runAlone(context: BrowserContext, remote: string, name: string): Promise<boolean> {
  const page = await context.newPage();
  let hasSucceeded = false;
  const succeed = () => {
    hasSucceeded = true;
  };
  page.on('dialog', (dialog) => {
    succeed();
    void dialog.dismiss().catch(() => undefined);
  });
  page.on('popup', succeed);
  page.on('download', succeed);
  page.on('console', (message) => {
    if (message.text().includes(`"name":"${name}","hasSucceeded":true`)) succeed();
  });
  const hasRun = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('narthex-attack'),
    timeout: 4_000,
  });
  await page.goto(`/${remote}?run=${name}`).catch(() => undefined);
  const press = page.frameLocator('iframe').locator('#hostile').click({ timeout: 3_000 });
  await Promise.race([hasRun, press.then(() => hasRun)]).catch(() => undefined);
  await press.catch(() => undefined);
  await page.waitForTimeout(SETTLE_MS);
  await page.close();
  return hasSucceeded;
}

/** Runs attacks that disturb each other, each in a page of its own. Returns the names of those that succeeded. */
export async function runOneByOne(
  context: BrowserContext,
  remote: string,
  attacks: readonly Attack[],
  collector: Collector,
): Promise<string[]> {
  const succeeded = new Set<string>();
  const waiting = attacks.map(({ name }) => name);
  collector.take();
  const runWaiting = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      if (await runAlone(context, remote, name)) succeeded.add(name);
  };
  await Promise.all(Array.from({ length: MAX_PAGES }, runWaiting));
  const reached = collector.take();
  return attacks.map(({ name }) => name).filter((name) => succeeded.has(name) || reached.has(name));
}
