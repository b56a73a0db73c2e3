import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { App } from '../../src/app';

/** Sends what is due and reads the emails in the folder, oldest first: all of them, or those to one address. */
export async function readMailbox(app: App, to?: string): Promise<Email[]> {
  await app.mail.sendDue();
  const folder = path.join(app.config.dataDir, 'mail');
  const files = await fs.readdir(folder).catch(() => []);
  // Reading hundreds of emails to others takes longer than the test. Names of files hold the address, made safe.
  const address = new RegExp((to ?? '').replace(/[^a-z0-9@.]/gi, '.'), 'i');
  // One that is still being written ends otherwise.
  const names = files.filter((name) => name.endsWith('.eml') && address.test(name)).sort();
  const emails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await fs.readFile(path.join(folder, name)))),
  );
  return to === undefined ? emails : emails.filter(({ to: [first] = [] }) => first?.address === to);
}

/** The first path of this site in an email that begins so, such as `/reset-password?`. */
export function linkIn(email: Email | undefined, start: string): string {
  const urls = email?.text?.match(/https?:\/\/\S+/g) ?? [];
  const found = urls.map((url) => new URL(url)).find((url) => `${url.pathname}?`.startsWith(start));
  if (!found) throw new Error(`The email has no link to ${start}: ${email?.text ?? 'no email'}`);
  return found.pathname + found.search;
}
