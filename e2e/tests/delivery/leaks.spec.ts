import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { arrive } from '../../support/arrive';
import { enterAsAdmin, enterAsLeader, enterAsMember } from '../../support/sites/sessions';

const ROUNDS = 30;
/** Caches and pools fill in the first rounds, so these aren't measured. */
const WARM_UP_ROUNDS = 5;
/** This page belongs to the shell alone, so nothing of a remote should be left on it. */
const ELSEWHERE = '/goodbye';
/** The bound for each round allows less than one listener, and ten nodes. */
const BOUND = { listeners: 0.99, nodes: 10 };

interface Remote {
  readonly name: string;
  readonly path: string;
  readonly enter: (page: Page) => Promise<void>;
}
const REMOTES: readonly Remote[] = [
  { name: 'public-site', path: '/', enter: (page) => arrive(page, '/') },
  { name: 'member-area', path: '/member-dashboard', enter: enterAsMember },
  {
    name: 'department-dashboard',
    path: '/department-dashboard',
    enter: (page) => enterAsLeader(page, 'Youth'),
  },
  {
    name: 'senior-admin',
    path: '/senior-admin-dashboard',
    enter: (page) => enterAsLeader(page, 'Finance'),
  },
  { name: 'supreme-admin', path: '/admin/dashboard', enter: enterAsAdmin },
];

/**
 * Lets scripts create spans in place of images. Chromium's `MediaQueryMatcher` keeps each image in several sizes that
 * was never inserted, with all around it: the parts of each render that React abandoned. That is no leak of the site.
 */
const createNoImages = (page: Page) =>
  page.addInitScript(() => {
    const create = document.createElement.bind(document);
    document.createElement = (name: string, options?: ElementCreationOptions) =>
      create(name === 'img' ? 'span' : name, options);
  });

/** Navigates to a page inside the site. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * Waits until a page and its parts are rendered. An idle network proves nothing after a navigation inside the document.
 */
async function waitForPage(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
}

async function visit(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await expect(page.getByRole('heading', { name: 'Goodbye' })).toHaveCount(0);
  await waitForPage(page);
  await goTo(page, ELSEWHERE);
  await expect(page.getByRole('heading', { name: 'Goodbye' })).toBeVisible();
}

async function measure(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const styles = await page.locator('style, link[rel=stylesheet]').count();
  return { listeners: read('JSEventListeners'), nodes: read('Nodes'), styles };
}

for (const { name, path, enter } of REMOTES) {
  test(`${name} leaves nothing behind when it is left 30 times`, async ({ page }) => {
    test.setTimeout(240_000);
    await createNoImages(page);
    await enter(page);
    await waitForPage(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await visit(page, path);
    const before = await measure(page, session);
    for (let round = 0; round < ROUNDS; round += 1) await visit(page, path);
    // Requests and tasks of the last rounds may still hold a page. A leak stays however often it is measured.
    await expect(async () => {
      const after = await measure(page, session);
      expect(after.styles).toBe(before.styles);
      expect(after.listeners - before.listeners).toBeLessThanOrEqual(ROUNDS * BOUND.listeners);
      expect(after.nodes - before.nodes).toBeLessThanOrEqual(ROUNDS * BOUND.nodes);
    }).toPass({ timeout: 30_000 });
  });
}
