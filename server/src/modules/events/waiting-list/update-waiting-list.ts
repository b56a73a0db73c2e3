import { t } from '@narthex/shared-contracts/translate';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guestContactSchema, type Rsvp } from '@narthex/shared-contracts/schemas/rsvp';
import type { Bounds } from '../../../bounds';
import type { Queryable } from '../../../database/database-handle';
import { hashToken } from '../../../plugins/access/token';
import { problem } from '../../../problem-error';
import { parseInput } from '../../../requests/parse-input';
import { getActingPerson, getOrCreatePerson, type Person } from '../../../requests/visitor-device';
import type { UnitOfWork } from '../../../writes/unit/unit-of-work';
import type { LinkOutcome } from '../../visitor-forms/link-page';
import { takeSeat } from '../rsvp/seat-repository';
import {
  findVisibleTarget,
  presentRsvp,
  refuseClosed,
  requireConfirmedMember,
  type RsvpTarget,
  type TypedContact,
} from '../rsvp/update-rsvp';
import { CLOSED, requestSeat } from '../rsvp/visitors/seat-requests';
import { offerFreePlaces, waitingAudit } from './offer-places';
import {
  findByToken,
  findWaiting,
  insertWaiting,
  isOffered,
  lockPlaces,
  removeWaiting,
  type WaitingRow,
} from './waiting-list-repository';

type Unit = Pick<UnitOfWork, 'tx' | 'audit'>;

/**
 * Adds a member to the waiting list of a full occurrence, with the name and confirmed address of their account. A
 * visitor first gets an email and is added once its link is opened; the response is the same for every address. People
 * on the list keep their place.
 */
export async function joinWaitingList(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { language, name, email, ...target }: RsvpTarget & TypedContact,
): Promise<Rsvp> {
  const now = new Date();
  const { bounds } = app.config;
  const found = await findVisibleTarget(app, request, target, now);
  refuseClosed(found, now);
  if (found.occurrence.start_datetime <= now) throw problem('conflict', t('This event has begun'));
  const person = getOrCreatePerson(request, reply);
  const { user } = request;

  return app.unitOfWork(request, async ({ tx, audit, changesNothing }) => {
    const places = await lockPlaces(tx, found.occurrence.id);
    if (!places) throw problem('not_found');
    const before = await presentRsvp(tx, bounds, found, person);
    if (before.attending) throw problem('conflict', t('You already have a place'));
    if (before.waiting) {
      changesNothing();
      return before;
    }
    if (before.places_left !== 0) throw problem('conflict', t('There is a place for you: no need to wait'));
    if (person.user_id === null) {
      const contact = parseInput(guestContactSchema, { name, email });
      await requestSeat(tx, bounds, found, { ...person, contact, language });
      changesNothing();
    } else if (user) {
      requireConfirmedMember(request);
      await insertWaiting(tx, places.id, person, {
        name: `${user.first_name} ${user.last_name}`.trim(),
        email: user.email,
        language,
      });
      const waiting = await findWaiting(tx, places.id, person);
      if (waiting) await audit(waitingAudit('join_waiting_list', places.event_id, waiting.row));
    }
    return presentRsvp(tx, bounds, found, person);
  });
}

async function removePerson(
  { tx, audit }: Unit,
  bounds: Bounds,
  { occurrence_id: occurrenceId, person }: { occurrence_id: number; person: Person },
): Promise<boolean> {
  const places = await lockPlaces(tx, occurrenceId);
  const removed = await removeWaiting(tx, occurrenceId, person);
  if (!places || !removed) return false;
  await audit(waitingAudit('leave_waiting_list', places.event_id, removed));
  if (removed.offered_until) await offerFreePlaces({ tx, audit }, bounds, occurrenceId);
  return true;
}

/** Removes the person of a request from the waiting list; a seat that was offered to them is offered to the next. */
export async function leaveWaitingList(
  app: FastifyInstance,
  request: FastifyRequest,
  target: RsvpTarget,
): Promise<Rsvp> {
  const found = await findVisibleTarget(app, request, target, new Date());
  const person = getActingPerson(request);
  const { bounds } = app.config;
  return app.unitOfWork(request, async (unit) => {
    const { id: occurrenceId } = found.occurrence;
    const hasLeft =
      person !== null && (await removePerson(unit, bounds, { occurrence_id: occurrenceId, person }));
    if (!hasLeft) unit.changesNothing();
    return presentRsvp(unit.tx, bounds, found, person);
  });
}

const toPerson = ({ user_id: userId, device_hash: deviceHash }: WaitingRow): Person =>
  userId === null ? { user_id: null, device_hash: deviceHash ?? '' } : { user_id: userId, device_hash: null };

/** Finds whoever the link of an email belongs to, if they are on a waiting list. */
export const findWaitingByToken = (db: Queryable, token: string): Promise<WaitingRow | undefined> =>
  findByToken(db, hashToken(token));

/** Does the same, if the link still offers a seat. */
export async function findOffer(db: Queryable, token: string): Promise<WaitingRow | undefined> {
  const row = await findWaitingByToken(db, token);
  return isOffered(row) ? row : undefined;
}

/** Takes the seat that an email offered. Returns false if it isn't kept any more. */
export async function takeOfferedPlace(
  { tx, audit }: Unit,
  bounds: Bounds,
  token: string,
): Promise<boolean | LinkOutcome> {
  const row = await findOffer(tx, token);
  if (!row) return false;
  const places = await lockPlaces(tx, row.occurrence_id);
  if (!places) return false;
  if (places.status !== 'published') return CLOSED;
  // The row is read again, because a request that held the lock before may have taken the seat with the same link.
  if (!(await findOffer(tx, token))) return false;
  if (
    (await takeSeat(tx, row.occurrence_id, toPerson(row), { ...bounds, language: row.language })) === 'full'
  )
    return false;
  await audit(waitingAudit('take_offered_place', places.event_id, row));
  return true;
}

/** Removes the recipient of an email from the waiting list. Returns false if they aren't on it. */
export async function leaveByToken(unit: Unit, bounds: Bounds, token: string): Promise<boolean> {
  const { tx } = unit;
  const row = await findWaitingByToken(tx, token);
  if (!row) return false;
  return removePerson(unit, bounds, { occurrence_id: row.occurrence_id, person: toPerson(row) });
}
