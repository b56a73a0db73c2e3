import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../site';

/**
 * Stores a session in the browser, for tests about something else than signing in. A portal takes two seconds;
 * `tests/access` tests the portals themselves.
 */
async function openSession(page: Page, call: string, name: string, department: string | null): Promise<void> {
  const response = await page.request.post(`/api/auth/${call}`, {
    data: { email: `${name}@demo.test`, password: DEMO_PASSWORD, ...(department && { department }) },
  });
  expect(response.status(), `${name} signs in`).toBe(200);
  const { data } = await response.json();
  const stored = {
    ...{ auth_token: data.token, token: data.token },
    ...{ user_data: JSON.stringify(data.user), user_role: data.role },
    ...(department && { department }),
  };
  // Storage belongs to an origin, so any small document of the site will do.
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries<string>(stored));
}

const DASHBOARDS: Readonly<Record<string, string>> = {
  communication: '/communication-dashboard',
  pastoral: '/senior-admin-dashboard',
  finance: '/senior-admin-dashboard',
};

/** Opens the dashboard or another page as a member. */
export async function enterAsMember(page: Page, url = '/member-dashboard'): Promise<void> {
  await openSession(page, 'login', 'member', null);
  await page.goto(url);
}

/** Opens the dashboard or another page as the leader of a department. */
export async function enterAsLeader(page: Page, name: string, url?: string): Promise<void> {
  const department = name.toLowerCase();
  await openSession(page, 'leader-login', department, department);
  await page.goto(url ?? DASHBOARDS[department] ?? '/department-dashboard');
}

/** Opens the dashboard or another page as the administrator. */
export async function enterAsAdmin(page: Page, url = '/admin/dashboard'): Promise<void> {
  await openSession(page, 'login', 'admin', null);
  await page.goto(url);
}
