import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { DATA_DIR } from './site';

async function readLetters(to: string): Promise<readonly Email[]> {
  const folder = path.join(DATA_DIR, 'mail');
  const files = await fs.readdir(folder).catch(() => []);
  // One that is still being written ends otherwise.
  const names = files.filter((name) => name.includes(to) && name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => PostalMime.parse(await fs.readFile(path.join(folder, name)))));
}

/** Waits for a letter with this subject, as the site writes letters into its folder. */
export async function waitForLetter(to: string, subject: string): Promise<Email> {
  const find = async () => (await readLetters(to)).findLast((letter) => letter.subject === subject);
  await expect.poll(async () => (await find()) !== undefined, { timeout: 30_000 }).toBe(true);
  const letter = await find();
  if (!letter) throw new Error('The letter is gone.');
  return letter;
}

/** The first link of a letter whose path begins so. */
export function findLink(letter: Email, start: string): string {
  const urls = letter.text?.match(/https?:\/\/\S+/g) ?? [];
  const found = urls.find((url) => new URL(url).pathname.startsWith(start));
  if (!found) throw new Error(`The letter has no link to ${start}.`);
  return found;
}
