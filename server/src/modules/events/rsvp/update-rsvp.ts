import { t } from '@narthex/shared-contracts/translate';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fromFieldValue } from '@narthex/shared-contracts';
import type { Language } from '@narthex/shared-contracts/languages';
import { guestContactSchema, type Rsvp } from '@narthex/shared-contracts/schemas/rsvp';
import type { Bounds } from '../../../bounds';
import type { Queryable } from '../../../database/database-handle';
import { fieldProblem, problem } from '../../../problem-error';
import { parseInput } from '../../../requests/parse-input';
import {
  getActingPerson,
  getKnownPerson,
  getOrCreatePerson,
  type Person,
} from '../../../requests/visitor-device';
import { readTimeZone } from '../../../site/site-repository';
import type { UnitOfWork } from '../../../writes/unit/unit-of-work';
import { findOccurrence, type OccurrenceRow } from '../occurrences/occurrence-repository';
import { requireOwnConfirmedEmail } from '../../users/require-confirmed-email';
import { canSeeEvent } from '../policy';
import { findEvent, type EventRow } from '../repository';
import { offerFreePlaces } from '../waiting-list/offer-places';
import { findWaiting } from '../waiting-list/waiting-list-repository';
import { freeSeat, hasSeat, readPlaces, takeSeat } from './seat-repository';
import { placesLeft } from './visitors/guest-share';
import { hasSeatRequest, removeSeatRequest } from './visitors/seat-request-repository';
import { requestSeat, seatAudit } from './visitors/seat-requests';

/** Identifies an event and its occurrence that begins at `occurrence`, or its next one. */
export interface RsvpTarget {
  readonly id: number;
  /** Is an instant in ISO 8601. */
  readonly occurrence?: string | undefined;
}

/** Contains the contact of a visitor as they typed it; a person with an account needs none. */
export interface TypedContact {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** Is the language of the visitor's page. */
  readonly language: Language;
}

/** Presents a person's seat or place on the waiting list at an occurrence, and how full it is. */
export async function presentRsvp(
  db: Queryable,
  bounds: Bounds,
  { occurrence }: VisibleTarget,
  person: Person | null,
): Promise<Rsvp> {
  const { id } = occurrence;
  const waiting = person && (await findWaiting(db, id, person));
  const places = await readPlaces(db, id);
  const isMember = person?.user_id != null;
  const left = placesLeft(places, { isMember, ...bounds });
  return {
    attending: person !== null && (await hasSeat(db, id, person)),
    is_unconfirmed:
      person?.user_id === null && (await hasSeatRequest(db, bounds, { ...person, occurrence_id: id })),
    attendees_count: places.seats_taken,
    max_attendees: places.max_attendees,
    places_left: left,
    is_kept_for_members: left === 0 && placesLeft(places, { isMember: true, ...bounds }) !== 0,
    occurrence: occurrence.start_datetime.toISOString(),
    waiting_count: places.waiting.members + places.waiting.guests,
    waiting: waiting
      ? { place: waiting.place, offered_until: waiting.row.offered_until?.toISOString() ?? null }
      : null,
  };
}

/** Finds the occurrence that a request names. Throws 422 if there is none. */
export async function findTargetOccurrence(
  app: FastifyInstance,
  { id, occurrence }: RsvpTarget,
  now: Date,
): Promise<OccurrenceRow> {
  const start =
    occurrence === undefined ? undefined : new Date(fromFieldValue(occurrence, await readTimeZone(app.db)));
  const found = await findOccurrence(app.db, id, { start, now });
  if (found) return found;
  throw fieldProblem('occurrence', t('This event does not take place then'));
}

interface VisibleTarget {
  readonly event: EventRow;
  readonly occurrence: OccurrenceRow;
}

/** Finds the event and the occurrence of a request. Throws 404 if the caller may not see the event. */
export async function findVisibleTarget(
  app: FastifyInstance,
  request: FastifyRequest,
  target: RsvpTarget,
  now: Date,
): Promise<VisibleTarget> {
  const event = await findEvent(app.db, target.id);
  if (!event || !canSeeEvent(request.actor, event)) throw problem('not_found');
  return { event, occurrence: await findTargetOccurrence(app, target, now) };
}

/** Reads the RSVP of the person or device of a request, without setting a cookie. */
export async function readRsvp(
  app: FastifyInstance,
  request: FastifyRequest,
  target: RsvpTarget,
): Promise<Rsvp> {
  const found = await findVisibleTarget(app, request, target, new Date());
  return presentRsvp(app.db, app.config.bounds, found, getKnownPerson(request));
}

/** Throws 409 if the event isn't published or has ended. */
export function refuseClosed({ event, occurrence }: VisibleTarget, now: Date): void {
  if (event.status !== 'published') throw problem('conflict', t('This event is not open'));
  if (occurrence.end_datetime < now) throw problem('conflict', t('This event is over'));
}

/**
 * Throws 403 for an account without a confirmed address, because a script could sign up with any address and take all
 * seats.
 */
export function requireConfirmedMember({ user }: FastifyRequest): void {
  if (user) requireOwnConfirmedEmail(user.isEmailConfirmed);
}

const fullProblem = ({ is_kept_for_members: isKept }: Rsvp) =>
  isKept
    ? problem(
        'conflict',
        t('The seats for visitors are taken. A few are kept for members: sign in to take one.'),
      )
    : problem('conflict', t('This event is full'));

/**
 * Takes a seat for the person of a request. A visitor first gets an email, and has a seat once its link is opened.
 * Throws if the event is full, over or not open, or if an account's address isn't confirmed.
 */
async function takeOrRequestSeat(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { language, name, email, ...target }: RsvpTarget & TypedContact,
): Promise<Rsvp> {
  const now = new Date();
  const { bounds } = app.config;
  const found = await findVisibleTarget(app, request, target, now);
  const { id: occurrenceId } = found.occurrence;
  refuseClosed(found, now);
  const person = getOrCreatePerson(request, reply);

  return app.unitOfWork(request, async ({ tx, audit, changesNothing }) => {
    const before = await presentRsvp(tx, bounds, found, person);
    if (person.user_id === null && !before.attending && !isOffered(before)) {
      if (before.places_left === 0) throw fullProblem(before);
      const contact = parseInput(guestContactSchema, { name, email });
      await requestSeat(tx, bounds, found, { ...person, contact, language });
      changesNothing();
    } else {
      if (!before.attending) requireConfirmedMember(request);
      const outcome = await takeSeat(tx, occurrenceId, person, { ...bounds, language });
      if (outcome === 'full') throw fullProblem(await presentRsvp(tx, bounds, found, person));
      if (outcome === 'taken') await audit(seatAudit('take_place', found.event.id, occurrenceId));
      // Pages show the number of free seats, which a repeated RSVP doesn't change.
      else changesNothing();
    }
    return presentRsvp(tx, bounds, found, person);
  });
}

const isOffered = ({ waiting }: Rsvp) =>
  waiting?.offered_until != null && new Date(waiting.offered_until) > new Date();

/** Frees the seat of a person and offers it to whoever waits for one; returns false if they had none. */
export async function giveSeatBack(
  { tx, audit }: Pick<UnitOfWork, 'tx' | 'audit'>,
  bounds: Bounds,
  { event_id: eventId, occurrence_id: occurrenceId }: { event_id: number; occurrence_id: number },
  person: Person,
): Promise<boolean> {
  if (!(await freeSeat(tx, occurrenceId, person))) return false;
  await audit(seatAudit('give_place_back', eventId, occurrenceId));
  await offerFreePlaces({ tx, audit }, bounds, occurrenceId);
  return true;
}

/** Frees the seat of a person, or withdraws their request for one. */
async function freeOrWithdrawSeat(
  app: FastifyInstance,
  request: FastifyRequest,
  target: RsvpTarget,
): Promise<Rsvp> {
  const { bounds } = app.config;
  const found = await findVisibleTarget(app, request, target, new Date());
  const ids = { event_id: found.event.id, occurrence_id: found.occurrence.id };
  const person = getActingPerson(request);

  return app.unitOfWork(request, async ({ tx, audit, changesNothing }) => {
    if (person?.user_id === null) await removeSeatRequest(tx, { ...person, ...ids });
    if (!person || !(await giveSeatBack({ tx, audit }, bounds, ids, person))) changesNothing();
    return presentRsvp(tx, bounds, found, person);
  });
}

/** Accepts or declines for the person of a request. */
export const updateRsvp = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { attending, ...asked }: RsvpTarget & TypedContact & { readonly attending: boolean },
): Promise<Rsvp> =>
  attending ? takeOrRequestSeat(app, request, reply, asked) : freeOrWithdrawSeat(app, request, asked);
