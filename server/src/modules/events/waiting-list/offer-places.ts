import type { FastifyInstance } from 'fastify';
import { formatDay, formatTime, paths } from '@narthex/shared-contracts';
import { queueMail } from '../../../mail/queue-mail';
import { hashToken, newToken } from '../../../plugins/access/token';
import type { AuditEntry } from '../../../writes/audit-repository';
import type { UnitOfWork } from '../../../writes/unit/unit-of-work';
import { namedWriter } from '../../../writes/unit/writer';
import { readTimeZone } from '../../site/repository';
import {
  countOffers,
  deleteOverWaiting,
  listDue,
  listNext,
  listWaitedFor,
  lockPlaces,
  removeLapsed,
  storeOffer,
  type OccurrencePlaces,
  type WaitingRow,
} from './waiting-list-repository';

/** How long a free place is kept for the next person on the waiting list; never beyond the start of the event. */
export const OFFER_HOURS = 48;

const HOUR_MS = 3_600_000;
const MAX_OFFERS_AT_ONCE = 500;
const BATCH_SIZE = 100;

type Unit = Pick<UnitOfWork, 'tx' | 'audit'>;

/** What happened on a waiting list. Names and addresses stay out of the audit log: it is kept for years. */
export const waitingAudit = (
  verb: 'join_waiting_list' | 'leave_waiting_list' | 'offer_place' | 'offer_lapsed' | 'take_offered_place',
  eventId: number,
  row: Pick<WaitingRow, 'id' | 'occurrenceId'>,
): AuditEntry => ({
  action: `event.${verb}`,
  subjectType: 'event',
  subjectId: eventId,
  after: { occurrence_id: row.occurrenceId, waiting_id: row.id },
});

const linkPath = (page: 'confirm' | 'leave', token: string) =>
  `/waiting-list/${page}?token=${encodeURIComponent(token)}`;

async function offerPlace(
  { tx, audit }: Unit,
  places: OccurrencePlaces,
  row: WaitingRow,
  { offeredUntil, timeZone }: { offeredUntil: Date; timeZone: string },
): Promise<void> {
  const token = newToken();
  await storeOffer(tx, row.id, { offeredUntil, tokenHash: hashToken(token) });
  const moment = (instant: Date) => `${formatDay(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
  await queueMail(tx, {
    to: row.email,
    ...(row.userId !== null && { userId: row.userId }),
    template: 'placeOffered',
    data: {
      name: row.name,
      title: places.title,
      when: moment(places.start),
      where: places.location,
      until: moment(offeredUntil),
      path: paths.event.to(places.eventId),
      takePath: linkPath('confirm', token),
      leavePath: linkPath('leave', token),
    },
  });
  await audit(waitingAudit('offer_place', places.eventId, row));
}

/** Offers the free places of an occurrence to those who wait the longest. Returns whether anything changed. */
export async function offerFreePlaces(unit: Unit, occurrenceId: number, now = new Date()): Promise<boolean> {
  const { tx, audit } = unit;
  const places = await lockPlaces(tx, occurrenceId);
  if (!places || places.status !== 'published' || places.start <= now) return false;
  const lapsed = await removeLapsed(tx, occurrenceId, now);
  for (const row of lapsed) await audit(waitingAudit('offer_lapsed', places.eventId, row));
  const isUnlimited = (places.maxAttendees ?? 0) === 0;
  const free = isUnlimited
    ? MAX_OFFERS_AT_ONCE
    : (places.maxAttendees ?? 0) - places.seatsTaken - (await countOffers(tx, occurrenceId, now));
  if (free <= 0) return lapsed.length > 0;
  const next = await listNext(tx, occurrenceId, Math.min(free, MAX_OFFERS_AT_ONCE));
  const timeZone = await readTimeZone(tx);
  const offeredUntil = new Date(Math.min(now.getTime() + OFFER_HOURS * HOUR_MS, places.start.getTime()));
  for (const row of next) await offerPlace(unit, places, row, { offeredUntil, timeZone });
  return next.length > 0 || lapsed.length > 0;
}

/** The same for every occurrence of an event, after its number of places has changed. */
export async function offerPlacesOfEvent(unit: Unit, eventId: number): Promise<void> {
  for (const occurrenceId of await listWaitedFor(unit.tx, eventId)) await offerFreePlaces(unit, occurrenceId);
}

/** Passes on what wasn't taken in time, and places that became free with an account. */
export async function passOnPlaces(app: FastifyInstance): Promise<void> {
  await deleteOverWaiting(app.db);
  for (const occurrenceId of await listDue(app.db, new Date(), BATCH_SIZE)) {
    await app.unitOfWorkBy(namedWriter('Narthex'), async ({ tx, audit, invalidates }) => {
      if (await offerFreePlaces({ tx, audit }, occurrenceId)) invalidates('events');
    });
  }
}
