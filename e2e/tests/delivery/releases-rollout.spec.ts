import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import {
  alterBuild,
  changeRelease,
  publishBuild,
  readLive,
  readState,
} from '../../support/delivery/altered-build';
import { enterAsLeader } from '../../support/sites/sessions';
import { test } from '../../support/sites/changing-site';

const REMOTE = 'department-dashboard';
const TITLE = ' ministry`,caption:';
const BROKEN = [TITLE, ' ministry`+(()=>{throw new Error("a broken release")})(),caption:'] as const;
const TRIAL = [TITLE, ' ministry on trial`,caption:'] as const;
/** All these leaders share the dashboard. */
const LEADERS = ['Youth', 'Music', 'Health', 'Education', 'Prayer'] as const;
const REGISTRY = '**/registry.json';

test.describe.configure({ mode: 'serial' });
let before = '';
test.beforeEach(async ({ request }) => {
  before = await readLive(request, REMOTE);
});
test.afterEach(async ({ request }) => {
  await changeRelease(request, REMOTE, { action: 'enable' });
  await changeRelease(request, REMOTE, { action: 'live', version: before });
});

/** Publishes a version as a canary for everybody. */
async function startTrial(request: APIRequestContext, change: readonly [string, string]): Promise<string> {
  const build = alterBuild(REMOTE, ...change);
  await publishBuild(request, REMOTE, build, { to: 'preview' });
  await changeRelease(request, REMOTE, { action: 'canary', version: build.version, percent: 100 });
  return build.version;
}

/** Opens the dashboard as a leader in a browser of its own, and waits until its reports are sent. */
async function visit(browser: Browser, department: string): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const sent = page.waitForRequest((made) => new URL(made.url()).pathname === '/api/v1/remote-reports');
  await enterAsLeader(page, department);
  await sent;
  await context.close();
}

async function enterAsYouth(page: Page): Promise<void> {
  await enterAsLeader(page, 'Youth');
  await expect(page.getByText(/^Youth ministry/).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('a canary that throws ends by itself, with its figures in the history', async ({ browser, request }) => {
  test.setTimeout(180_000);
  const version = await startTrial(request, BROKEN);
  for (const leader of LEADERS) await visit(browser, leader);
  await expect.poll(async () => (await readState(request, REMOTE)).canary, { timeout: 30_000 }).toBeNull();
  const { changes, live } = await readState(request, REMOTE);
  expect(live).toBe(before);
  expect(changes[0]).toMatchObject({ action: 'canary', by: 'Narthex' });
  expect(changes[0]?.reason).toContain(`${version} failed for 5 of 5 visitors`);
});

const isOf = (version: string) => (row: { readonly version: string }) => row.version === version;

test('a flood of forged reports ends nothing', async ({ browser, request }) => {
  const version = await startTrial(request, TRIAL);
  const ticket = await request.post('/api/v1/remote-reports/tickets', { data: { slot: 0 } });
  const { data } = (await ticket.json()) as { data: { ticket: string } };
  const report = { kind: 'load', remote: REMOTE, version, outcome: 'render-failed', milliseconds: 0 };
  const statuses = new Set<number>();
  for (let time = 0; time < 100; time += 1) {
    for (const used of [data.ticket, `account.x.y.z.9999999999999.${time}`]) {
      const response = await request.post('/api/v1/remote-reports', {
        data: { ticket: used, reports: [report] },
      });
      statuses.add(response.status());
    }
  }
  expect([...statuses].sort()).toEqual([204, 403]);
  // Reports are stored in batches. Once the report of a signed-in person is stored, the flood has been processed too.
  await visit(browser, 'Youth');
  const countLoads = async () => (await readState(request, REMOTE)).versions.find(isOf(version))?.health.day;
  await expect.poll(countLoads, { timeout: 30_000 }).toMatchObject({ loads: 1, failures: 0 });
  expect((await readState(request, REMOTE)).canary?.version).toBe(version);
});

test('a leader looks at a version that is not live, and leaves it again', async ({
  page,
  browser,
  request,
}) => {
  const build = alterBuild(REMOTE, ...TRIAL);
  await publishBuild(request, REMOTE, build, { to: 'preview' });
  await enterAsLeader(page, 'Communication', '/communication-dashboard/system?tab=releases');
  await page.getByRole('button', { name: 'Preview a version of Department dashboard' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Version' }).selectOption(build.version);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();

  const context = await browser.newContext({ serviceWorkers: 'block' });
  const leader = await context.newPage();
  expect((await leader.goto(link))?.status()).toBe(200);
  await leader.getByRole('link', { name: 'Sign in as a leader' }).click();
  const path = new URL(leader.url());
  await leader
    .getByRole('list', { name: 'Departments' })
    .getByRole('button', { name: /^Youth/ })
    .click();
  expect(path.pathname).toBe('/leaders');
  const form = leader.getByRole('form', { name: 'Sign in for Youth' });
  await form.getByLabel('Email').fill('youth@demo.test');
  await form.getByRole('textbox', { name: 'Password' }).fill('a-demo-password-1');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await leader.getByRole('button', { name: 'Open the preview' }).click();
  await expect(leader.getByText('Youth ministry on trial').first()).toBeVisible();
  const badge = leader.getByRole('complementary', { name: 'This browser only' });
  await expect(badge).toContainText(build.version);
  await badge.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(leader).toHaveURL(/\/$/);
  await leader.goto('/department-dashboard');
  await expect(leader.getByText(/^Youth ministry/).first()).toBeVisible();
  await expect(leader.getByText('on trial')).toHaveCount(0);
  await context.close();
});

test('a remote that is switched off closes for who is on it', async ({ page, request }) => {
  await enterAsYouth(page);
  await changeRelease(request, REMOTE, { action: 'disable', message: 'Back on Monday.' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Back on Monday.')).toBeVisible();
});

test('a registry from before is not believed', async ({ page, request }) => {
  const old: unknown = await (await request.get('/registry.json')).json();
  await enterAsYouth(page);
  await changeRelease(request, REMOTE, { action: 'disable', message: 'Back on Monday.' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Back on Monday.')).toBeVisible();
  let replays = 0;
  await page.route(REGISTRY, (route) => {
    replays += 1;
    return route.fulfill({ json: old });
  });
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      return replays;
    })
    .toBeGreaterThan(0);
  await expect(page.getByText('Back on Monday.')).toBeVisible();
});

test('a new version comes with the next link', async ({ page, request }) => {
  await enterAsYouth(page);
  await publishBuild(request, REMOTE, alterBuild(REMOTE, ...TRIAL), { to: 'live' });
  const heard = page.waitForResponse(REGISTRY);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await heard;
  await expect(page.getByText('Youth ministry on trial')).toHaveCount(0);
  await page.getByRole('link', { name: 'Activities', exact: true }).click();
  await expect(page.getByText('Youth ministry on trial').first()).toBeVisible();
});

test('a leader switches a part off in their own tab, to find a fault', async ({ page }) => {
  await enterAsYouth(page);
  await page.goto(`/department-dashboard?disable-remotes=${REMOTE}`);
  await expect(page.getByText('It is switched off in this browser tab, to find a fault.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch on again' }).click();
  await expect(page.getByText(/^Youth ministry/).first()).toBeVisible();
});
