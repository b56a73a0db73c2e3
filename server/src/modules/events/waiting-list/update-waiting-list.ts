import { t } from '@narthex/shared-contracts/translate';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Rsvp, WaitingInput } from '@narthex/shared-contracts/schemas/rsvp';
import { hashToken } from '../../../plugins/access/token';
import { fieldProblem, problem } from '../../../problem-error';
import { getKnownPerson, getOrCreatePerson, type Person } from '../../../requests/visitor-device';
import type { UnitOfWork } from '../../../writes/unit/unit-of-work';
import { hasSeat, takeSeat } from '../rsvp/seat-repository';
import { findVisibleTarget, presentRsvp, refuseClosed, type RsvpTarget } from '../rsvp/update-rsvp';
import { offerFreePlaces, waitingAudit } from './offer-places';
import {
  countWaiting,
  findByToken,
  findWaiting,
  insertWaiting,
  lockPlaces,
  removeWaiting,
  type WaitingRow,
} from './waiting-list-repository';

type Unit = Pick<UnitOfWork, 'tx' | 'audit'>;

/** Puts the person of a request on the waiting list of what is full. Who is on it already keeps their place. */
export async function joinWaitingList(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, email, ...target }: RsvpTarget & Pick<WaitingInput, 'name' | 'email'>,
): Promise<Rsvp> {
  const now = new Date();
  const found = await findVisibleTarget(app, request, target, now);
  refuseClosed(found, now);
  if (found.occurrence.startDatetime <= now) throw problem('conflict', t('This event has begun'));
  const person = getOrCreatePerson(request, reply);

  return app.unitOfWork(request, async ({ tx, audit, changesNothing }) => {
    const places = await lockPlaces(tx, found.occurrence.id);
    if (!places) throw problem('not_found');
    if (await hasSeat(tx, places.id, person)) throw problem('conflict', t('You already have a place'));
    const outcome = await insertWaiting(tx, places.id, person, { name, email });
    if (outcome === 'known-email') {
      throw fieldProblem('email', 'This e-mail address is on the waiting list already');
    }
    if (outcome === 'kept') changesNothing();
    else {
      const max = places.maxAttendees ?? 0;
      const claimed = places.seatsTaken + (await countWaiting(tx, places.id)) - 1;
      if (max === 0 || claimed < max)
        throw problem('conflict', t('There is a place for you: no need to wait'));
      const waiting = await findWaiting(tx, places.id, person);
      if (waiting) await audit(waitingAudit('join_waiting_list', places.eventId, waiting.row));
    }
    return presentRsvp(tx, found, person);
  });
}

async function removePerson(
  { tx, audit }: Unit,
  { occurrenceId, person }: { occurrenceId: number; person: Person },
): Promise<boolean> {
  const places = await lockPlaces(tx, occurrenceId);
  const removed = await removeWaiting(tx, occurrenceId, person);
  if (!places || !removed) return false;
  await audit(waitingAudit('leave_waiting_list', places.eventId, removed));
  if (removed.offeredUntil) await offerFreePlaces({ tx, audit }, occurrenceId);
  return true;
}

/** Takes the person of a request off the waiting list; a place that was kept for them goes to the next. */
export async function leaveWaitingList(
  app: FastifyInstance,
  request: FastifyRequest,
  target: RsvpTarget,
): Promise<Rsvp> {
  const found = await findVisibleTarget(app, request, target, new Date());
  const person = getKnownPerson(request);
  return app.unitOfWork(request, async (unit) => {
    const { id: occurrenceId } = found.occurrence;
    const hasLeft = person !== null && (await removePerson(unit, { occurrenceId, person }));
    if (!hasLeft) unit.changesNothing();
    return presentRsvp(unit.tx, found, person);
  });
}

const toPerson = ({ userId, deviceHash }: WaitingRow): Person =>
  userId === null ? { userId: null, deviceHash: deviceHash ?? '' } : { userId, deviceHash: null };

const isActiveEntry = (row: WaitingRow | undefined): row is WaitingRow =>
  row?.offeredUntil != null && row.offeredUntil > new Date();

/** Whether the link of an email still offers a place. */
export const hasOffer = async (db: Parameters<typeof findByToken>[0], token: string): Promise<boolean> =>
  isActiveEntry(await findByToken(db, hashToken(token)));

/** Takes the place that an email offered. False when it isn't kept any more. */
export async function takeOfferedPlace({ tx, audit }: Unit, token: string): Promise<boolean> {
  const row = await findByToken(tx, hashToken(token));
  if (!isActiveEntry(row)) return false;
  const places = await lockPlaces(tx, row.occurrenceId);
  if (places?.status !== 'published') return false;
  // Read anew: whoever held the list before this may have taken the place with the same link.
  if (!isActiveEntry(await findByToken(tx, hashToken(token)))) return false;
  const seats = places.maxAttendees ?? 0;
  if (seats > 0 && places.seatsTaken >= seats) return false;
  await takeSeat(tx, row.occurrenceId, toPerson(row));
  await audit(waitingAudit('take_offered_place', places.eventId, row));
  return true;
}

/** Whether the link of an email belongs to somebody on a waiting list. */
export const isWaitingByToken = async (
  db: Parameters<typeof findByToken>[0],
  token: string,
): Promise<boolean> => (await findByToken(db, hashToken(token))) !== undefined;

/** Takes whom an email was for off the waiting list. */
export async function leaveByToken(unit: Unit, token: string): Promise<boolean> {
  const { tx } = unit;
  const row = await findByToken(tx, hashToken(token));
  if (!row) return false;
  return removePerson(unit, { occurrenceId: row.occurrenceId, person: toPerson(row) });
}
