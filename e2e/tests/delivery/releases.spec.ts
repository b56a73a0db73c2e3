import { createHash } from 'node:crypto';
import path from 'node:path';
import { expect } from '@playwright/test';
import { alterBuild, changeRelease, publishBuild, readLive } from '../../support/delivery/altered-build';
import { enterAsLeader } from '../../support/sites/sessions';
import { test } from '../../support/sites/changing-site';

const REMOTE = 'senior-admin';
const DASHBOARD = '/senior-admin-dashboard';
const NAME = 'Finance committee';
const BROKEN = ['finance:"Finance committee"', 'get finance(){throw new Error("a broken release")}'] as const;
const PREVIOUS = /running its previous version/;

test.describe.configure({ mode: 'serial' });
let before = '';
test.beforeEach(async ({ request, page }) => {
  before = await readLive(request, REMOTE);
  await enterAsLeader(page, 'Finance', DASHBOARD);
  await expect(page.getByText(NAME).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
});
test.afterEach(async ({ request }) => {
  await changeRelease(request, REMOTE, { action: 'enable' });
  await changeRelease(request, REMOTE, { action: 'live', version: before });
});

test('a version that throws gives way to the last good one, in place', async ({ page, request }) => {
  await publishBuild(request, REMOTE, alterBuild(REMOTE, ...BROKEN), { to: 'live' });
  await page.reload();
  await expect(page.getByText(PREVIOUS)).toBeVisible();
  await expect(page.getByText(NAME).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong' })).toHaveCount(0);
});

test('a canary reaches its share: nobody at first, everybody at 100 per cent', async ({ page, request }) => {
  const build = alterBuild(REMOTE, NAME, 'Finance on trial');
  await publishBuild(request, REMOTE, build, { to: 'preview' });
  await page.reload();
  await expect(page.getByText(NAME).first()).toBeVisible();
  await changeRelease(request, REMOTE, { action: 'canary', version: build.version, percent: 100 });
  await page.reload();
  await expect(page.getByText('Finance on trial').first()).toBeVisible();
  await changeRelease(request, REMOTE, { action: 'undo' });
  await page.reload();
  await expect(page.getByText(NAME).first()).toBeVisible();
});

test('a canary that throws falls back to what everybody has', async ({ page, request }) => {
  const build = alterBuild(REMOTE, ...BROKEN);
  await publishBuild(request, REMOTE, build, { to: 'preview' });
  await changeRelease(request, REMOTE, { action: 'canary', version: build.version, percent: 100 });
  await page.reload();
  await expect(page.getByText(PREVIOUS)).toBeVisible();
  await expect(page.getByText(NAME).first()).toBeVisible();
});

test('a rollback is what the next page shows', async ({ page, request }) => {
  await publishBuild(request, REMOTE, alterBuild(REMOTE, NAME, 'Finance reshaped'), { to: 'live' });
  await page.reload();
  await expect(page.getByText('Finance reshaped').first()).toBeVisible();
  await changeRelease(request, REMOTE, { action: 'rollback', version: before });
  await page.reload();
  await expect(page.getByText(NAME).first()).toBeVisible();
});

test('a visitor who returns after a release pays for what has changed', async ({ page, request }) => {
  const loaded = (version: string) =>
    page.evaluate(
      (folder) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.includes(folder))
          .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
      `/remotes/${REMOTE}/${version}/`,
    );
  const sum = (files: readonly { readonly bytes: number }[]) =>
    files.reduce((all, { bytes }) => all + bytes, 0);
  const whole = await loaded(before);
  const build = alterBuild(REMOTE, NAME, 'Finance, renewed');
  await publishBuild(request, REMOTE, build, { to: 'live' });
  // A visitor who comes right after the release may be faster than the server.
  for (const { name } of whole) {
    const dictionary = createHash('sha256')
      .update(await (await request.get(name)).body())
      .digest('base64');
    const headers = { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${dictionary}:` };
    const url = name.replace(before, build.version);
    await expect
      .poll(async () => (await request.get(url, { headers })).headers()['content-encoding'])
      .toBe('dcz');
  }
  await page.reload();
  await expect(page.getByText('Finance, renewed').first()).toBeVisible();
  // Some files load after the text is shown.
  await expect.poll(async () => (await loaded(build.version)).length).toBeGreaterThanOrEqual(whole.length);
  const changed = await loaded(build.version);
  expect(sum(changed)).toBeLessThanOrEqual(sum(whole) * 0.05);
});

test('a visitor whose browser knows no dictionaries loads the files that a release has changed', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await enterAsLeader(page, 'Finance', DASHBOARD);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByText(NAME).first()).toBeVisible();
  const build = alterBuild(REMOTE, NAME, 'Finance, once more');
  await publishBuild(request, REMOTE, build, { to: 'live' });
  const loaded: string[] = [];
  context.on('request', (made) => {
    const { pathname } = new URL(made.url());
    if (made.serviceWorker() && pathname.startsWith(`/remotes/${REMOTE}/`))
      loaded.push(path.basename(pathname));
  });
  await page.reload();
  await expect(page.getByText('Finance, once more').first()).toBeVisible();
  expect(loaded.sort()).toEqual(build.changed.filter((name) => !name.includes('.sw.')));
  await context.close();
});

test('a remote that is switched off says why, and nothing of it is fetched', async ({ page, request }) => {
  await changeRelease(request, REMOTE, { action: 'disable', message: 'Back on Monday.' });
  const fetched: string[] = [];
  page.on('request', (made) => {
    if (made.url().includes(`/remotes/${REMOTE}/`)) fetched.push(made.url());
  });
  await page.reload();
  await expect(page.getByText('Back on Monday.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  expect(fetched).toEqual([]);
});
