import type { FastifyInstance } from 'fastify';
import { paths } from '@narthex/shared-contracts';
import type { Bounds } from '../../../bounds';
import { queueMail } from '../../../mail/queue-mail';
import { hashToken, newToken } from '../../../plugins/access/token';
import type { AuditEntry } from '../../../writes/audit-repository';
import type { UnitOfWork } from '../../../writes/unit/unit-of-work';
import { namedWriter } from '../../../writes/unit/writer';
import { formatMoment } from '../../../responses/format-date';
import { tokenLink } from '../../../responses/links/token-link';
import { readTimeZone } from '../../../site/site-repository';
import { describeEvent } from '../emails/describe-event';
import { guestLimit } from '../rsvp/visitors/guest-share';
import {
  countOffers,
  listDue,
  listNext,
  listWaitedFor,
  removeLapsed,
  storeOffer,
  withdrawOffers,
} from './offer-repository';
import {
  deleteOverWaiting,
  lockPlaces,
  type OccurrencePlaces,
  type WaitingRow,
} from './waiting-list-repository';
import { MAX_OFFERS_AT_ONCE, OFFER_LIFETIME_MS } from './offer-policy';

const BATCH_SIZE = 100;

type Unit = Pick<UnitOfWork, 'tx' | 'audit'>;
type Share = Pick<Bounds, 'guestSeatsPercent'>;

/** Counts the seats that may be offered now, and how many of them to visitors. */
async function countFree(
  { tx }: Pick<Unit, 'tx'>,
  { guestSeatsPercent }: Share,
  places: OccurrencePlaces,
  now: Date,
): Promise<{ readonly limit: number; readonly maxGuests: number }> {
  const seats = places.max_attendees ?? 0;
  if (seats === 0) return { limit: MAX_OFFERS_AT_ONCE, maxGuests: MAX_OFFERS_AT_ONCE };
  const offers = await countOffers(tx, places.id, now);
  const free = seats - places.seats_taken - offers.members - offers.guests;
  return {
    limit: Math.min(free, MAX_OFFERS_AT_ONCE),
    maxGuests: guestLimit(seats, guestSeatsPercent) - places.guest_seats - offers.guests,
  };
}

/** Creates the audit entry of a waiting list. Names and addresses stay out of the log, because it is kept for years. */
export const waitingAudit = (
  verb: 'join_waiting_list' | 'leave_waiting_list' | 'offer_place' | 'offer_lapsed' | 'take_offered_place',
  eventId: number,
  row: Pick<WaitingRow, 'id' | 'occurrence_id'>,
): AuditEntry => ({
  action: `event.${verb}`,
  subjectType: 'event',
  subjectId: eventId,
  after: { occurrence_id: row.occurrence_id, waiting_id: row.id },
});

async function offerPlace(
  { tx, audit }: Unit,
  places: OccurrencePlaces,
  row: WaitingRow,
  { offered_until: offeredUntil, timeZone }: { offered_until: Date; timeZone: string },
): Promise<void> {
  const token = newToken();
  const reader = { language: row.language, timeZone };
  await storeOffer(tx, row.id, { offered_until: offeredUntil, token_hash: hashToken(token) });
  await queueMail(tx, {
    to: row.email,
    ...(row.user_id !== null && { user_id: row.user_id }),
    template: 'placeOffered',
    language: row.language,
    data: {
      name: row.name,
      ...describeEvent(places, { start: places.start, path: paths.event.to(places.event_id) }, reader),
      until: formatMoment(offeredUntil, timeZone, row.language),
      takePath: tokenLink('/waiting-list/confirm', token, row.language),
      leavePath: tokenLink('/waiting-list/leave', token, row.language),
    },
  });
  await audit(waitingAudit('offer_place', places.event_id, row));
}

/**
 * Offers the free seats of an occurrence to the people who have waited longest, or takes offers back if there are fewer
 * seats than offers. Returns true if anything changed.
 */
export async function offerFreePlaces(
  unit: Unit,
  bounds: Share,
  occurrenceId: number,
  now = new Date(),
): Promise<boolean> {
  const { tx, audit } = unit;
  const places = await lockPlaces(tx, occurrenceId);
  if (!places || places.status !== 'published' || places.start <= now) return false;
  const lapsed = await removeLapsed(tx, occurrenceId, now);
  for (const row of lapsed) await audit(waitingAudit('offer_lapsed', places.event_id, row));
  const free = await countFree(unit, bounds, places, now);
  // There may be fewer seats than were offered, because a leader has changed their number.
  const ofGuests = await withdrawOffers(tx, occurrenceId, { count: -free.maxGuests, ofGuests: true });
  const others = { count: -free.limit - ofGuests, ofGuests: false };
  const withdrawn = ofGuests + (await withdrawOffers(tx, occurrenceId, others));
  const hasChanged = lapsed.length + withdrawn > 0;
  if (free.limit <= 0) return hasChanged;
  const next = await listNext(tx, occurrenceId, free);
  const timeZone = await readTimeZone(tx);
  const offeredUntil = new Date(Math.min(now.getTime() + OFFER_LIFETIME_MS, places.start.getTime()));
  for (const row of next) await offerPlace(unit, places, row, { offered_until: offeredUntil, timeZone });
  return next.length > 0 || hasChanged;
}

/** Does the same for every occurrence of an event, after its number of seats has changed. */
export async function offerPlacesOfEvent(unit: Unit, bounds: Share, eventId: number): Promise<void> {
  for (const occurrenceId of await listWaitedFor(unit.tx, eventId)) {
    await offerFreePlaces(unit, bounds, occurrenceId);
  }
}

/** Offers seats to the next people on the lists after an offer has expired or an account with a seat was deleted. */
export async function offerFreedPlaces(app: FastifyInstance): Promise<void> {
  await deleteOverWaiting(app.db);
  const { bounds } = app.config;
  for (const occurrenceId of await listDue(app.db, new Date(), { ...bounds, limit: BATCH_SIZE })) {
    await app.unitOfWorkBy(namedWriter('Narthex'), async ({ tx, audit, invalidates }) => {
      if (await offerFreePlaces({ tx, audit }, bounds, occurrenceId)) invalidates('events');
    });
  }
}
