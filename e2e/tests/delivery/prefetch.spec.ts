import { expect, test, type Page } from '@playwright/test';
import { arriveAtRest, waitForRest } from '../../support/arrive';
import { enterAsMember } from '../../support/sites/sessions';

interface Asked {
  readonly documents: string[];
  readonly scripts: string[];
  readonly calls: string[];
}

/** Collects the requests of a page. */
function asked(page: Page): Asked {
  const lists: Asked = { documents: [], scripts: [], calls: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document') lists.documents.push(pathname);
    if (request.resourceType() === 'script') lists.scripts.push(pathname);
    if (pathname.startsWith('/api/') && request.method() === 'GET') lists.calls.push(pathname);
  });
  return lists;
}

async function openHome(page: Page): Promise<void> {
  await arriveAtRest(page, '/');
  const slides = page.getByRole('region', { name: 'Welcome', exact: true });
  await expect(slides).toHaveAttribute('data-state', 'ready');
  // The code of the sections further down loads when the first of them comes near.
  const code = page.waitForResponse(/\/home-end\.\w+\.js$/);
  await page.locator('#events').scrollIntoViewIfNeeded();
  await (await code).finished();
  // The row of events loads the slider library once it is visible.
  const row = page.getByRole('region', { name: 'Events', exact: true }).and(page.locator('[data-state]'));
  await expect(row).toHaveAttribute('data-state', 'ready');
  await page.locator('#newsletter').scrollIntoViewIfNeeded();
}

test('resting on a link fetches its page, and going there fetches nothing more', async ({ page }) => {
  await openHome(page);
  const link = page.getByRole('link', { name: 'Give', exact: true }).first();
  const data = page.waitForResponse(/\/api\/v1\/page-content\//);
  await link.hover();
  await (await data).finished();
  const after = asked(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/tithes-offerings');
  expect(after).toEqual({ documents: [], scripts: [], calls: [] });
});

test('a link reached by keyboard fetches its page', async ({ page }) => {
  await openHome(page);
  const lists = asked(page);
  await page.getByRole('link', { name: 'Give', exact: true }).first().focus();
  await expect.poll(() => lists.scripts.length).toBeGreaterThan(0);
});

test('going from page to page fetches the code and data of that page alone', async ({ page }) => {
  await openHome(page);
  const lists = asked(page);
  const link = page.getByRole('link', { name: 'Give', exact: true }).first();
  // A touch follows the link without hovering first.
  await link.dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Tithes and offerings' })).toBeFocused();
  expect(lists.documents).toEqual([]);
  // The first API request also loads the API client.
  const ofRemotes = lists.scripts.filter((script) => script.startsWith('/remotes/'));
  expect(ofRemotes.length).toBeGreaterThan(0);
  // The name of a chunk contains every page that uses it.
  expect(ofRemotes.filter((script) => !script.includes('giving-page'))).toEqual([]);
  expect(lists.calls.every((call) => call.startsWith('/api/v1/page-content/'))).toBe(true);
  // The code has loaded, so a later visit requests none.
  const later = asked(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^(This|Next) Sabbath$/ })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Tithes and offerings' })).toBeVisible();
  expect(later.scripts).toEqual([]);
});

test('nothing of a remote is fetched ahead for somebody its guard keeps out', async ({ page }) => {
  await enterAsMember(page, '/');
  await waitForRest(page);
  const files: string[] = [];
  page.on('request', (request) => {
    const remote = /\/remotes\/([^/]+)\//.exec(request.url())?.[1];
    // The current remote may still be loading deferred parts.
    if (remote && remote !== 'public-site') files.push(remote);
  });
  await page.evaluate(() => {
    for (const path of ['/admin/dashboard', '/department-dashboard', '/member/profile']) {
      const link = document.createElement('a');
      link.href = path;
      link.textContent = path;
      document.querySelector('main')?.prepend(link);
    }
  });
  for (const path of ['/admin/dashboard', '/department-dashboard', '/member/profile']) {
    await page.getByRole('link', { name: path, exact: true }).focus();
  }
  await expect.poll(() => files).toContain('member-area');
  await page.waitForLoadState('networkidle');
  expect([...new Set(files)]).toEqual(['member-area']);
});
