import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Locator, type Page } from '@playwright/test';

export const PORT = Number(process.env['E2E_PORT'] ?? 8290);
export const SITE = `http://127.0.0.1:${PORT}`;
export const DEMO_PASSWORD = 'a-demo-password-1';
export const SHIP_TOKEN = 'a-token-for-the-browser-tests';

/** The runner and its workers each load this file. The folder is created once and passed on in the environment. */
const FOLDER = (process.env['E2E_FOLDER'] ??= mkdtempSync(path.join(os.tmpdir(), 'narthex-e2e-')));
/** Is the data folder of the site that most tests share. */
export const DATA_DIR = path.join(FOLDER, 'shared');
/** Is the data folder of a site that was started once. Each site of the tests begins with a copy of it. */
export const DEMO_DATA = path.join(FOLDER, 'demo');

/** Returns the path of a data folder for one more site. */
export const nameDataFolder = (): string => path.join(FOLDER, randomUUID());

/** Signs in at the member portal. */
export async function signInAsMember(page: Page, name: string): Promise<void> {
  await page.goto('/members');
  await submitCredentials(page.getByRole('form', { name: 'Sign in' }), name);
}

/** Signs in at the leadership portal, for a department. */
export async function signInAsLeader(page: Page, department: string): Promise<void> {
  await page.goto('/leaders');
  await page
    .getByRole('list', { name: 'Departments' })
    .getByRole('button', { name: new RegExp(`^${department}`) })
    .click();
  await submitCredentials(
    page.getByRole('form', { name: `Sign in for ${department}` }),
    department.toLowerCase(),
  );
}

/** Signs in at the administrator login. */
export async function signInAsAdmin(page: Page, name = 'admin'): Promise<void> {
  await page.goto('/admin/login');
  await submitCredentials(page.getByRole('form', { name: 'Administrator sign-in' }), name);
}

async function submitCredentials(form: Locator, name: string, password = DEMO_PASSWORD): Promise<void> {
  await form.getByLabel('Email').fill(`${name}@demo.test`);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}
