import type { App } from '../../src/app';
import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

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

interface Visitor {
  readonly name?: string;
  readonly email?: string;
  /** Of a device that was there before. */
  readonly cookie?: string;
}

const newAddress = () => `visitor-${crypto.randomUUID()}@demo.test`;

/** Somebody without an account asks for a place: the email is on its way, and the place isn't theirs yet. */
export async function askForPlace(app: App, eventId: number, visitor: Visitor = {}, endpoint = 'rsvp') {
  const { name = 'Wafula', email = newAddress(), cookie = '' } = visitor;
  const response = await app.inject({
    method: 'POST',
    url: `/api/v1/events/${eventId}/${endpoint}`,
    headers: { cookie },
    payload: { name, email },
  });
  const given = response.cookies.find((set) => set.name === 'narthex_device');
  return { response, name, email, cookie: given ? `narthex_device=${given.value}` : cookie };
}

/** The link of the last email that asks whether a place is for this person. */
export const placeLink = async (app: App, email: string): Promise<string> =>
  linkIn((await readMailbox(app, email)).at(-1), '/rsvp/confirm?');

/** The owner of an address presses the button behind the link of their last email. */
export async function confirmPlace(app: App, email: string) {
  return app.inject({
    method: 'POST',
    url: await placeLink(app, email),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
}

/** A visitor with a place, or with one on the waiting list where none is left. */
export async function takePlace(app: App, eventId: number, visitor?: Visitor, endpoint?: string) {
  const asked = await askForPlace(app, eventId, visitor, endpoint);
  return { ...asked, confirmed: await confirmPlace(app, asked.email) };
}
