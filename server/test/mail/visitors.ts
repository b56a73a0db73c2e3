import type { App } from '../../src/app';
import { linkIn, readMailbox } from './mailbox';

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
