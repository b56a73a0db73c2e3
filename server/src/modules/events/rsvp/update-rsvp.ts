import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Rsvp } from '@narthex/shared-contracts/schemas/rsvp';
import { fieldProblem, problem } from '../../../problem-error';
import { getKnownPerson, getOrCreatePerson } from '../../../requests/visitor-device';
import { findOccurrence, type OccurrenceRow } from '../occurrences/occurrence-repository';
import { canSeeEvent } from '../policy';
import { findEvent, type EventRow } from '../repository';
import { freeSeat, hasSeat, readSeatsTaken, takeSeat } from './seat-repository';

/** An event, and one time it takes place: the one that begins at `occurrence`, or the next one. */
interface RsvpTarget {
  readonly id: number;
  /** ISO 8601. */
  readonly occurrence?: string | undefined;
}

const presentSeats = ({ maxAttendees }: EventRow, { startDatetime, seatsTaken }: OccurrenceRow) => ({
  attendees_count: seatsTaken,
  max_attendees: maxAttendees,
  occurrence: startDatetime.toISOString(),
});

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

async function findVisibleTarget(
  app: FastifyInstance,
  request: FastifyRequest,
  target: RsvpTarget,
  now: Date,
): Promise<{ event: EventRow; occurrence: OccurrenceRow }> {
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
  const { event, occurrence } = await findVisibleTarget(app, request, target, new Date());
  const person = getKnownPerson(request);
  const attending = person !== null && (await hasSeat(app.db, occurrence.id, person));
  return { attending, ...presentSeats(event, occurrence) };
}

/** Takes a seat for the person of a request, or gives it back. Refuses what is full, over or not open. */
export async function updateRsvp(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { attending, ...target }: RsvpTarget & { readonly attending: boolean },
): Promise<Rsvp> {
  const now = new Date();
  const { event, occurrence } = await findVisibleTarget(app, request, target, now);
  if (attending && event.status !== 'published') throw problem('conflict', 'This event is not open');
  if (attending && occurrence.endDatetime < now) throw problem('conflict', 'This event is over');
  const person = attending ? getOrCreatePerson(request, reply) : getKnownPerson(request);

  return app.unitOfWork(request, async ({ tx, changesNothing }) => {
    const outcome = person && (await (attending ? takeSeat : freeSeat)(tx, occurrence.id, person));
    if (outcome === 'full') throw problem('conflict', 'This event is full');
    // Pages name how many seats are left; a repeated RSVP leaves them as they are.
    if (outcome !== 'taken' && outcome !== 'freed') changesNothing();
    const seatsTaken = await readSeatsTaken(tx, occurrence.id);
    return { attending, ...presentSeats(event, { ...occurrence, seatsTaken }) };
  });
}
