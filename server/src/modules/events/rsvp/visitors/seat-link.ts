import type { Language } from '@narthex/shared-contracts/languages';
import type { Queryable } from '../../../../database/database-handle';
import { computeMac, readSignedText } from '../../../../plugins/secrets/signed-text';
import { readAcceptedSecrets } from '../../../../plugins/secrets/site-secret-repository';
import { tokenLink } from '../../../../responses/links/token-link';
import { findGuestSeat } from '../seat-repository';

/** Names the secret that signs the links with which visitors cancel. */
export const SEAT_SECRET = 'seats';

const TOKEN = /^(\d{1,9})\.([\w-]{43})$/;

interface GuestSeat {
  readonly id: number;
  readonly guest_mailbox: string | null;
}

/** Contains the mailbox, because the same device may take the seat again with another email address. */
const signedPart = ({ id, guest_mailbox: mailbox }: GuestSeat) => `seat ${id} ${mailbox}`;

/**
 * Returns the link with which a visitor cancels on any device: the page of the event knows them only on the device that
 * they booked with.
 */
export const seatLink = (secret: string, seat: GuestSeat, language: Language): string =>
  tokenLink('/rsvp/cancel', `${seat.id}.${computeMac(secret, signedPart(seat))}`, language);

/** Finds the visitor's seat of a link, unless it was given back or its event is over. */
export async function findLinkedSeat(db: Queryable, token: string) {
  const [, id, mac] = TOKEN.exec(token) ?? [];
  if (id === undefined) return undefined;
  const seat = await findGuestSeat(db, Number(id));
  if (!seat) return undefined;
  const secrets = await readAcceptedSecrets(db, SEAT_SECRET);
  const isSigned = secrets.some((secret) => readSignedText(secret, `${signedPart(seat)}.${mac}`) !== null);
  return isSigned ? seat : undefined;
}
