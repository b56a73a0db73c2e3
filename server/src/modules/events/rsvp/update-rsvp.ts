import { t } from '@narthex/shared-contracts/translate';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Rsvp } from '@narthex/shared-contracts/schemas/rsvp';
import type { Queryable } from '../../../database/database-handle';
import { fieldProblem, problem } from '../../../problem-error';
import { getKnownPerson, getOrCreatePerson, type Person } from '../../../requests/visitor-device';
import { findOccurrence, type OccurrenceRow } from '../occurrences/occurrence-repository';
import { canSeeEvent } from '../policy';
import { findEvent, type EventRow } from '../repository';
import { offerFreePlaces } from '../waiting-list/offer-places';
import { countWaiting, findWaiting } from '../waiting-list/waiting-list-repository';
import { freeSeat, hasSeat, readSeatsTaken, takeSeat } from './seat-repository';

/** An event, and one time it takes place: the one that begins at `occurrence`, or the next one. */
export interface RsvpTarget {
  readonly id: number;
  /** ISO 8601. */
  readonly occurrence?: string | undefined;
}

/** How a person stands to an occurrence: their seat or their place on the waiting list, and how full it is. */
export async function presentRsvp(
  db: Queryable,
  { event, occurrence }: VisibleTarget,
  person: Person | null,
): Promise<Rsvp> {
  const waiting = person && (await findWaiting(db, occurrence.id, person));
  return {
    attending: person !== null && (await hasSeat(db, occurrence.id, person)),
    attendees_count: await readSeatsTaken(db, occurrence.id),
    max_attendees: event.maxAttendees,
    occurrence: occurrence.startDatetime.toISOString(),
    waiting_count: await countWaiting(db, occurrence.id),
    waiting: waiting
      ? { place: waiting.place, offered_until: waiting.row.offeredUntil?.toISOString() ?? null }
      : null,
  };
}

/** The occurrence of an event that a request means. */
export async function findTargetOccurrence(
  app: FastifyInstance,
  { id, occurrence }: RsvpTarget,
  now: Date,
): Promise<OccurrenceRow> {
  const start = occurrence === undefined ? undefined : new Date(occurrence);
  const found = await findOccurrence(app.db, id, { start, now });
  if (found) return found;
  throw fieldProblem('occurrence', 'This event does not take place then');
}

interface VisibleTarget {
  readonly event: EventRow;
  readonly occurrence: OccurrenceRow;
}

/** The event and the occurrence of a request; not found for who may not see the event. */
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

/** Whether the person or device of a request has a seat. Nobody gets a cookie for asking. */
export async function readRsvp(
  app: FastifyInstance,
  request: FastifyRequest,
  target: RsvpTarget,
): Promise<Rsvp> {
  const found = await findVisibleTarget(app, request, target, new Date());
  return presentRsvp(app.db, found, getKnownPerson(request));
}

/** Refuses what takes no replies any more. */
export function refuseClosed({ event, occurrence }: VisibleTarget, now: Date): void {
  if (event.status !== 'published') throw problem('conflict', t('This event is not open'));
  if (occurrence.endDatetime < now) throw problem('conflict', t('This event is over'));
}

/** Takes a seat for the person of a request, or gives it back. Refuses what is full, over or not open. */
export async function updateRsvp(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { attending, ...target }: RsvpTarget & { readonly attending: boolean },
): Promise<Rsvp> {
  const now = new Date();
  const found = await findVisibleTarget(app, request, target, now);
  const { occurrence } = found;
  if (attending) refuseClosed(found, now);
  const person = attending ? getOrCreatePerson(request, reply) : getKnownPerson(request);

  return app.unitOfWork(request, async ({ tx, audit, changesNothing }) => {
    const outcome = person && (await (attending ? takeSeat : freeSeat)(tx, occurrence.id, person));
    if (outcome === 'full') throw problem('conflict', t('This event is full'));
    if (outcome === 'taken' || outcome === 'freed') {
      await audit({
        action: outcome === 'taken' ? 'event.take_place' : 'event.give_place_back',
        subjectType: 'event',
        subjectId: found.event.id,
        after: { occurrence_id: occurrence.id },
      });
    }
    // Pages name how many seats are left; a repeated RSVP leaves them as they are.
    if (outcome !== 'taken' && outcome !== 'freed') changesNothing();
    if (outcome === 'freed') await offerFreePlaces({ tx, audit }, occurrence.id, now);
    return { ...(await presentRsvp(tx, found, person)), attending };
  });
}
