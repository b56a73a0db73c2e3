import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { DASHBOARD_SCREENS, enterAs } from '../../support/dashboard-screens';
import { EVERY_PAGE } from '../../support/public-urls';
import { DEMO_PASSWORD } from '../../support/site';
import { startSite, type Site } from '../../support/sites/start-site';
import { FOREIGN_HOST, PAYLOADS, SENTINEL } from '../../support/stored-scripts/payloads';
import { PayloadStore } from '../../support/stored-scripts/store-payloads';

/** The site is this test's own: nobody could read it afterwards. */
let site: Site;

/** Lists who opens which screens. The administrator opens those of the communications team too. */
const VIEWS = (['Administrator', 'Youth', 'Prayer', 'Pastoral', 'Finance'] as const).map((viewer) => ({
  viewer,
  urls: DASHBOARD_SCREENS.filter(
    (screen) => screen.viewer === viewer || (viewer === 'Administrator' && screen.viewer === 'Communication'),
  ).map(({ url }) => url),
}));

test.describe.configure({ mode: 'serial', timeout: 480_000 });
test.use({ reducedMotion: 'reduce' });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(480_000);
  site = await startSite({ RATE_LIMITS: 'off' });
  const api = await playwright.request.newContext({ baseURL: site.origin });
  const data = { email: 'admin@demo.test', password: DEMO_PASSWORD };
  const { data: session } = await (await api.post('/api/auth/login', { data })).json();
  const store = new PayloadStore(api, { authorization: `Bearer ${session.token}` });
  await store.changeRows();
  await store.changeSingles();
  await store.sendAsVisitor();
  expect(store.refused).toEqual([]);
  expect(PAYLOADS.filter((payload) => !store.stored.has(payload))).toEqual([]);
  expect(store.fields).toBeGreaterThan(500);
  await api.dispose();
});
test.afterAll(() => site.stop());

/** Opens a browser that remembers what ran, what the policy had to stop, and what was asked of a foreign host. */
async function openWatched(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; read: () => string[] }> {
  const context = await browser.newContext({
    baseURL: site.origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const faults: string[] = [];
  await context.exposeFunction(SENTINEL, () => void faults.push('a stored script ran'));
  await context.exposeFunction(
    '__policyViolation',
    (what: string) => void faults.push(`the policy stopped ${what}`),
  );
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(globalThis, '__policyViolation');
      if (typeof report === 'function') report(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    faults.push('a stored script opened a dialog');
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (new URL(request.url()).hostname === FOREIGN_HOST) faults.push(`${request.url()} was requested`);
  });
  return { context, page, read: () => faults.splice(0) };
}

/** Opens pages one after the other; `ready` waits until a page shows what was stored. */
async function look(
  browser: Browser,
  urls: readonly string[],
  ready: (page: Page) => Promise<void>,
  enter?: (page: Page) => Promise<void>,
) {
  const { context, page, read } = await openWatched(browser);
  await page.goto('/robots.txt');
  // The watch notices a script that runs.
  await page.evaluate((name) => void Reflect.get(globalThis, name)(1), SENTINEL);
  await expect.poll(read).toEqual(['a stored script ran']);
  await enter?.(page);
  const found: string[] = [];
  let shown = 0;
  for (const url of urls) {
    await page.goto(url, { waitUntil: 'load' });
    await ready(page);
    if ((await page.locator('body').innerText()).includes(SENTINEL)) shown += 1;
    found.push(...read().map((fault) => `${url}: ${fault}`));
  }
  await context.close();
  return { found, shown };
}

test('no script that people have stored runs on a public page', async ({ browser }) => {
  const { found, shown } = await look(browser, EVERY_PAGE, async (page) => {
    // The application starts with the first control that somebody uses, and renders everything again.
    await page.locator('header button:visible').first().focus();
    await expect(page.locator('header[data-live=true]')).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
  expect(found).toEqual([]);
  expect(shown).toBeGreaterThan(EVERY_PAGE.length / 2);
});

test('no script that people have stored runs in a dashboard', async ({ browser }) => {
  const ready = async (page: Page) => {
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  };
  const found: string[] = [];
  let shown = 0;
  for (const { viewer, urls } of VIEWS) {
    const seen = await look(browser, urls, ready, (page) => enterAs(page, viewer));
    found.push(...seen.found.map((fault) => `${viewer}, ${fault}`));
    shown += seen.shown;
  }
  expect(found).toEqual([]);
  expect(shown).toBeGreaterThan(VIEWS.flatMap(({ urls }) => urls).length / 2);
});
