import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { DATA_DIR } from './site';

/** Reads the emails to an address from the folder that the site writes them into. */
export async function readEmails(to: string, dataDir = DATA_DIR): Promise<readonly Email[]> {
  const folder = path.join(dataDir, 'mail');
  const files = await fs.readdir(folder).catch(() => []);
  // A file that is still being written has another extension.
  const names = files.filter((name) => name.includes(to) && name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => PostalMime.parse(await fs.readFile(path.join(folder, name)))));
}

/** Waits until the site has written an email with this subject into its folder. */
export async function waitForEmail(to: string, subject: string): Promise<Email> {
  const find = async () => (await readEmails(to)).findLast((email) => email.subject === subject);
  await expect.poll(async () => (await find()) !== undefined, { timeout: 30_000 }).toBe(true);
  const email = await find();
  if (!email) throw new Error('The email is gone.');
  return email;
}

/** Returns the first link of an email whose path starts with a text. */
export function findLink(email: Email, start: string): string {
  const urls = email.text?.match(/https?:\/\/\S+/g) ?? [];
  const found = urls.find((url) => new URL(url).pathname.startsWith(start));
  if (!found) throw new Error(`The email has no link to ${start}.`);
  return found;
}
