import { expect, type Page } from '@playwright/test';
import { enterAsAdmin, enterAsLeader } from './sites/sessions';

/** Names who sees a screen, which determines the sign-in. */
export type Viewer = 'Administrator' | 'Communication' | 'Youth' | 'Prayer' | 'Pastoral' | 'Finance';

export interface DashboardScreen {
  readonly viewer: Viewer;
  readonly url: string;
  /** Holds the buttons that open dialogs, forms or tabs, each from the initial screen. */
  readonly open?: readonly RegExp[];
}

const admin = (path: string, open?: readonly RegExp[]): DashboardScreen => ({
  viewer: 'Administrator',
  url: `/admin/${path}`,
  open,
});
const communication = (path: string, open?: readonly RegExp[]): DashboardScreen => ({
  viewer: 'Communication',
  url: `/communication-dashboard/${path}`,
  open,
});
const department = (viewer: Viewer, path: string, open?: readonly RegExp[]): DashboardScreen => ({
  viewer,
  url: `/department-dashboard/${path}`,
  open,
});

const CREATE = /^(Create|Add|Upload|Write) New/;
const EDIT = /^Edit /;
const DELETE = /^Delete /;

/** These are the dashboard screens for content and people, with the buttons that open more on them. */
export const DASHBOARD_SCREENS: readonly DashboardScreen[] = [
  admin('dashboard', [/^Notifications/]),
  admin('events', [CREATE, DELETE]),
  admin('sermons', [CREATE, EDIT, DELETE]),
  admin('gallery', [CREATE, DELETE]),
  admin('ministries', [DELETE]),
  admin('ministries/new'),
  admin('prayers', [/^Reject /, /^Delete /]),
  admin('approvals', [/^Review and approve/, /^Review and reject/]),
  admin('users', [/^Change the role/, /^Deactivate/]),
  admin('about-content', [EDIT, DELETE]),
  admin('settings'),
  admin('members', [CREATE, EDIT, DELETE, /^Import/]),
  admin('audit', [/^Details of/]),
  communication('communications', [CREATE, /^Read /]),
  communication('leadership', [CREATE, EDIT, DELETE, /^Change order/]),
  communication('homepage', [CREATE, DELETE, /^Change order/]),
  communication('homepage?tab=sections', [EDIT]),
  communication('homepage?tab=projects', [CREATE]),
  communication('homepage?tab=services', [CREATE]),
  communication('homepage?tab=study-and-mission'),
  communication('events', [EDIT]),
  communication('content?category=ministries&page=health'),
  communication('content?tab=songs', [CREATE]),
  communication('calendar', [CREATE, EDIT, DELETE]),
  communication('announcements', [CREATE, EDIT, DELETE]),
  communication('settings'),
  communication('support', [EDIT, DELETE]),
  communication('departments'),
  communication('members'),
  communication('analytics'),
  communication('system'),
  communication('system?tab=releases', [/^Switch .* off$/]),
  communication('system?tab=history'),
  communication('system?tab=grants', [CREATE, EDIT, DELETE]),
  communication('system?tab=keys', [/^Issue a key/]),
  department('Youth', ''),
  department('Youth', 'activities', [CREATE]),
  department('Youth', 'homepage', [CREATE]),
  department('Youth', 'leadership', [DELETE]),
  department('Youth', 'communications', [CREATE]),
  department('Youth', 'proposals'),
  department('Youth', 'members', [/^Invite a person/, EDIT]),
  department('Youth', 'reports'),
  department('Youth', 'settings'),
  department('Prayer', 'prayers', [/^Reject /]),
  { viewer: 'Pastoral', url: '/senior-admin-dashboard/prayers' },
  { viewer: 'Pastoral', url: '/senior-admin-dashboard/communications', open: [CREATE] },
  { viewer: 'Pastoral', url: '/senior-admin-dashboard/members' },
  { viewer: 'Pastoral', url: '/senior-admin-dashboard/reports' },
  { viewer: 'Finance', url: '/senior-admin-dashboard/members' },
  { viewer: 'Finance', url: '/senior-admin-dashboard/reports' },
  { viewer: 'Finance', url: '/senior-admin-dashboard/settings' },
];

/** Opens the dashboard of a viewer. */
export async function enterAs(page: Page, viewer: Viewer): Promise<void> {
  if (viewer === 'Administrator') await enterAsAdmin(page);
  else await enterAsLeader(page, viewer);
  await waitForRest(page);
}

/** Opens a screen and waits until it has sent all of its requests. */
export async function arriveAtScreen(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await waitForRest(page);
}

async function waitForRest(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: / sections$/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  // On a busy machine the network can be quiet for half a second between the code of a page and that of its part.
  await waitForParts(page);
}

/** Waits until no part of a page shows its loading state. */
const waitForParts = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0, { timeout: 20_000 });

/** Opens something on the current screen. */
export async function openOnScreen(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await waitForParts(page);
}

/** Closes what was opened on a screen: a dialog by its button, anything else by reloading the screen. */
export async function closeOnScreen(page: Page, url: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) === 1) {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  } else {
    await arriveAtScreen(page, url);
  }
}
