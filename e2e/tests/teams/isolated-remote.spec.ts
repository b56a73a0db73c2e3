import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { findings } from '../../support/accessibility/axe';
import { isolateDepartmentDashboard } from '../../support/delivery/isolate-remote';
import { DESKTOP, PHONE, listMisfits } from '../../support/layout';
import { DEMO_PASSWORD } from '../../support/site';
import { test } from '../../support/sites/changing-site';
import { enterAsLeader } from '../../support/sites/sessions';

const HOME = '/department-dashboard';
const ANNOUNCEMENTS = `${HOME}/announcements`;
const LEAVE = 'Leave without saving?';

let restore = () => Promise.resolve();
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ playwright, changingSite }) => {
  const request = await playwright.request.newContext({ baseURL: changingSite.origin });
  const undo = await isolateDepartmentDashboard(request);
  restore = () => undo().finally(() => request.dispose());
});
test.afterAll(() => restore());

const inFrame = (page: Page) => page.frameLocator('iframe[data-shown]');
const bar = (page: Page) => page.locator('header[data-live=true]');
const heading = (page: Page, name: string | RegExp) => inFrame(page).getByRole('heading', { level: 1, name });
const section = (page: Page, name: string) =>
  inFrame(page).getByRole('link', { name: new RegExp(`^${name}`) });

/** Opens a dialog of the remote and types something into it. */
async function beginAnnouncement(page: Page, title: string) {
  await inFrame(page).getByRole('button', { name: 'Create New Announcement' }).click();
  const dialog = inFrame(page).getByRole('dialog', { name: 'Create New Announcement' });
  await dialog
    .getByLabel(/^Title/)
    .first()
    .fill(title);
  return dialog;
}

test('a deep link asks who is there, leads back, and stays after a reload', async ({ page }) => {
  await page.goto(ANNOUNCEMENTS);
  const form = page.getByRole('form', { name: 'Sign in for Youth' });
  await page
    .getByRole('list', { name: 'Departments' })
    .getByRole('button', { name: /^Youth/ })
    .click();
  await form.getByLabel('Email').fill('youth@demo.test');
  await form.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(page, 'Announcements')).toBeVisible();
  await expect(page).toHaveURL(ANNOUNCEMENTS);
  await expect(page).toHaveTitle('Announcements, department dashboard · Mwangaza');
  // The person came from another page of the document, so the focus moves on with them.
  await expect(heading(page, 'Announcements')).toBeFocused();
  await page.reload();
  await expect(heading(page, 'Announcements')).toBeVisible();
  await expect(page).toHaveURL(ANNOUNCEMENTS);
});

test('links, Back and Forward move address bar, title, heading and focus together', async ({ page }) => {
  await enterAsLeader(page, 'Youth', ANNOUNCEMENTS);
  await expect(heading(page, 'Announcements')).toBeVisible();
  const arriveAt = async (path: string, name: string) => {
    await expect(page).toHaveURL(path);
    await expect(heading(page, name)).toBeFocused();
    await expect(page).toHaveTitle(`${name}, department dashboard · Mwangaza`);
    // Only the frame announces the page, because it knows its title.
    await expect(
      inFrame(page).locator('[aria-live=polite]', { hasText: /^Members,|^Activities,/ }),
    ).toHaveText(new RegExp(`^${name}, department dashboard`));
    await expect(page.locator('[aria-live=polite]', { hasText: /Loading|department dashboard/ })).toHaveCount(
      0,
    );
  };
  await section(page, 'Members').click();
  await arriveAt(`${HOME}/members`, 'Members');
  await section(page, 'Activities').click();
  await arriveAt(`${HOME}/activities`, 'Activities');
  await page.goBack();
  await arriveAt(`${HOME}/members`, 'Members');
  await page.goForward();
  await arriveAt(`${HOME}/activities`, 'Activities');
  await inFrame(page).getByRole('link', { name: 'View site' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('the link to another language leads to the same page in it, and its links stay in it', async ({
  page,
}) => {
  await enterAsLeader(page, 'Youth', ANNOUNCEMENTS);
  await inFrame(page).getByRole('link', { name: 'Kiswahili' }).click();
  await expect(page).toHaveURL(`/sw${ANNOUNCEMENTS}`);
  await expect(heading(page, 'Matangazo')).toBeVisible();
  await section(page, 'Washiriki').click();
  await expect(page).toHaveURL(`/sw${HOME}/members`);
  await expect(heading(page, 'Washiriki')).toBeFocused();
  await inFrame(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${HOME}/members`);
  await expect(heading(page, 'Members')).toBeVisible();
});

test('unsaved work is asked about once before Back and before a link of the bar', async ({ page }) => {
  await enterAsLeader(page, 'Youth', `${HOME}/members`);
  await section(page, 'Announcements').click();
  const dialog = await beginAnnouncement(page, 'Half written');
  const leave = page.getByRole('dialog', { name: LEAVE });
  // The frame tells the page of unsaved work by a message, which takes a moment.
  const isProtected = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(isProtected).toBe(true);
  await page.evaluate(() => window.history.back());
  await leave.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel(/^Title/).first()).toHaveValue('Half written');
  await expect(page).toHaveURL(ANNOUNCEMENTS);
  await bar(page).getByRole('link', { name: 'Home' }).click();
  await expect(leave).toBeVisible();
  await expect(inFrame(page).getByRole('dialog', { name: LEAVE })).toHaveCount(0);
  await leave.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a dialog covers the slot, Escape closes it, and what is saved is shown', async ({ page }) => {
  await enterAsLeader(page, 'Youth', ANNOUNCEMENTS);
  await inFrame(page).getByRole('button', { name: 'Create New Announcement' }).click();
  const empty = inFrame(page).getByRole('dialog', { name: 'Create New Announcement' });
  await expect(empty).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(empty).toHaveCount(0);
  const dialog = await beginAnnouncement(page, 'Hike on Sunday');
  await dialog
    .getByLabel(/^Content/)
    .first()
    .fill('We meet at the gate.');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(inFrame(page).getByText('Announcement created successfully!')).toBeVisible();
  await expect(inFrame(page).getByText('Hike on Sunday').first()).toBeVisible();
});

test('a toast appears in the place of the site’s', async ({ page }) => {
  await enterAsLeader(page, 'Youth', ANNOUNCEMENTS);
  await expect(heading(page, 'Announcements')).toBeVisible();
  await inFrame(page)
    .getByRole('main')
    .evaluate(() => {
      const detail = { kind: 'success', message: 'The choir was told.' } as const;
      window.dispatchEvent(new CustomEvent('narthex:toast', { detail, cancelable: true }));
    });
  await expect(page.getByText('The choir was told.')).toBeVisible();
  await expect(inFrame(page).getByText('The choir was told.')).toHaveCount(0);
});

test('a download is saved, and a link to another site is shown before it opens', async ({
  page,
  context,
}) => {
  await enterAsLeader(page, 'Youth', `${HOME}/reports`);
  const download = page.waitForEvent('download');
  await inFrame(page).getByRole('button', { name: 'Download as a spreadsheet' }).first().click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain(',');

  const url = 'https://elsewhere.example/collect?name=Brian';
  await inFrame(page)
    .getByRole('main')
    .evaluate((main, href) => {
      const link = Object.assign(document.createElement('a'), {
        href,
        target: '_blank',
        textContent: 'Elsewhere',
      });
      main.prepend(link);
    }, url);
  await inFrame(page).getByRole('link', { name: 'Elsewhere' }).click();
  const question = page.getByRole('dialog', { name: 'Open elsewhere.example?' });
  await expect(question).toContainText(url);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

test('Tab leads from the bar into the frame, and back out', async ({ page }) => {
  await enterAsLeader(page, 'Youth', ANNOUNCEMENTS);
  await expect(heading(page, 'Announcements')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Tab');
  const first = inFrame(page).locator('a, button').first();
  await expect(inFrame(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(bar(page).getByRole('button', { name: 'Sign out' })).toBeFocused();
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(first.or(inFrame(page).locator(':focus')).first()).toBeVisible();
  await expect(inFrame(page).locator(':focus')).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`${ANNOUNCEMENTS}(#content)?$`));
});

test('it fits and is accessible on a phone and a desktop, light and dark, in both languages', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const [path, name, home] of [
    [ANNOUNCEMENTS, 'Announcements', 'Home'],
    [`/sw${ANNOUNCEMENTS}`, 'Matangazo', 'Mwanzo'],
  ] as const) {
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await enterAsLeader(page, 'Youth', path);
      await expect(heading(page, name)).toBeVisible();
      const label = `${path} at ${size.width}`;
      await expect(bar(page).getByRole('link', { name: home }), label).toBeVisible();
      const created = inFrame(page).getByText('Hike on Sunday').filter({ visible: true });
      await expect(created.first(), label).toBeVisible();
      const frame = page.frames().find((one) => one.url().includes('/frames/'));
      if (!frame) throw new Error('There is no frame');
      expect(await listMisfits(page), label).toEqual([]);
      const sideways = (await listMisfits(frame)).filter((misfit) => misfit.startsWith('scrolls sideways'));
      expect(sideways, label).toEqual([]);
      expect(await findings(page, 'moderate', { hasFrames: true }), label).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(
        await findings(page, 'moderate', { hasFrames: true, rules: ['color-contrast'] }),
        `${label}, dark`,
      ).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  }
});

test('signing out in another tab takes the frame away', async ({ page, context }) => {
  await enterAsLeader(page, 'Youth', ANNOUNCEMENTS);
  await expect(heading(page, 'Announcements')).toBeVisible();
  const other = await context.newPage();
  await other.goto(ANNOUNCEMENTS);
  await bar(other).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});
