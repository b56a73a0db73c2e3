import { t } from '@narthex/shared-contracts/translate';
import { paths } from '@narthex/shared-contracts';
import type { Language } from '@narthex/shared-contracts/languages';
import type { GuestContact } from '@narthex/shared-contracts/schemas/rsvp';
import type { Bounds } from '../../../../bounds';
import type { Transaction } from '../../../../database/database-handle';
import { queueBoundedMail } from '../../../../mail/queue-mail';
import type { AuditEntry } from '../../../../writes/audit-repository';
import type { UnitOfWork } from '../../../../writes/unit/unit-of-work';
import { tokenLink } from '../../../../responses/links/token-link';
import { readTimeZone } from '../../../../site/site-repository';
import { describeEvent } from '../../emails/describe-event';
import { waitingAudit } from '../../waiting-list/offer-places';
import { findWaiting, insertWaiting, lockPlaces } from '../../waiting-list/waiting-list-repository';
import { readPlaces, takeSeat } from '../seat-repository';
import type { EventRow } from '../../repository';
import { placesLeft } from './guest-share';
import {
  createSeatToken,
  findSeatRequest,
  insertSeatRequest,
  takeSeatRequest,
} from './seat-request-repository';

interface RequestedSeat {
  readonly event: Pick<EventRow, 'id' | 'title' | 'location' | 'translations'>;
  readonly occurrence: { readonly id: number; readonly start_datetime: Date };
}

/**
 * Requests a seat for a visitor, who gets an email and has no seat before its link is opened. The response is the same
 * for every address, whether it has an account, a seat or a place on the waiting list: only its owner learns more.
 */
export async function requestSeat(
  tx: Transaction,
  bounds: Bounds,
  { event, occurrence }: RequestedSeat,
  visitor: { readonly device_hash: string; readonly contact: GuestContact; readonly language: Language },
): Promise<void> {
  const { device_hash: deviceHash, contact, language } = visitor;
  const id = await insertSeatRequest(tx, {
    occurrence_id: occurrence.id,
    device_hash: deviceHash,
    language,
    ...contact,
  });
  const timeZone = await readTimeZone(tx);
  await queueBoundedMail(
    tx,
    { bounds, language },
    { to: contact.email, template: 'confirmSeat' },
    async () => ({
      ...describeEvent(
        event,
        { start: occurrence.start_datetime, path: paths.event.to(event.id) },
        { language, timeZone },
      ),
      hours: bounds.unconfirmedSeatHours,
      confirmPath: tokenLink('/rsvp/confirm', await createSeatToken(tx, id), language),
    }),
  );
}

/**
 * Creates the audit entry of a seat. A visitor's name and address stay out of the log, because it is kept for years.
 */
export const seatAudit = (
  verb: 'take_place' | 'give_place_back',
  eventId: number,
  occurrenceId: number,
): AuditEntry => ({
  action: `event.${verb}`,
  subjectType: 'event',
  subjectId: eventId,
  after: { occurrence_id: occurrenceId },
});

/** A visitor sees this message after requesting a seat. */
export const CHECK_EMAIL = t('Check your email: your place is yours once you open the link in it.');

const TAKEN = {
  heading: t('You are on the list'),
  text: t('The place is yours. See you there!'),
};
const WAITS = {
  heading: t('You are on the waiting list'),
  text: t('No place is free at the moment. We will email you when you can have one.'),
};
const WAITS_FOR_VISITOR_SEAT = {
  ...WAITS,
  text: t(
    'The seats for visitors are taken: we will email you when you can have one. A few are kept for members: sign in to take one.',
  ),
};
/** The link of an email shows this as well if its event was called off. */
export const CLOSED = {
  heading: t('There is no place any more'),
  text: t('This event is over, or it does not take place.'),
};

/**
 * Confirms the address of a request: the visitor gets a seat if one is free, otherwise a place on the waiting list.
 * Returns false if the link is no longer valid.
 */
export async function confirmSeat(
  { tx, audit }: Pick<UnitOfWork, 'tx' | 'audit'>,
  bounds: Bounds,
  token: string,
): Promise<{ readonly heading: string; readonly text: string } | false> {
  const request = await findSeatRequest(tx, bounds, token);
  if (!request) return false;
  const places = await lockPlaces(tx, request.occurrence_id);
  if (!places || !(await takeSeatRequest(tx, request.id))) return false;
  const now = new Date();
  if (places.status !== 'published' || places.end < now) return CLOSED;
  const person = { user_id: null, device_hash: request.device_hash };
  const outcome = await takeSeat(tx, places.id, person, { ...bounds, language: request.language }, request);
  if (outcome === 'taken') await audit(seatAudit('take_place', places.event_id, places.id));
  if (outcome !== 'full') return TAKEN;
  if (places.start <= now) return CLOSED;
  if ((await insertWaiting(tx, places.id, person, request)) === 'joined') {
    const waiting = await findWaiting(tx, places.id, person);
    if (waiting) await audit(waitingAudit('join_waiting_list', places.event_id, waiting.row));
  }
  const left = placesLeft(await readPlaces(tx, places.id), { isMember: true, ...bounds });
  return left === 0 ? WAITS : WAITS_FOR_VISITOR_SEAT;
}
