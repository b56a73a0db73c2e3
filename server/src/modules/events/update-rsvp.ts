import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Rsvp } from '@narthex/shared-contracts/schemas/rsvp';
import { problem } from '../../problem-error';
import { readTimeZone } from '../site/repository';
import { getKnownPerson, getOrCreatePerson } from '../visitor-device';
import { nextOccurrence } from './occurrences';
import { canSeeEvent } from './policy';
import { findEvent, type EventRow } from './repository';
import { freeSeat, hasSeat, takeSeat } from './seats';

const seatCount = ({ attendeesCount, maxAttendees }: EventRow) => ({
  attendees_count: attendeesCount,
  max_attendees: maxAttendees,
});

async function findVisibleEvent(
  app: FastifyInstance,
  request: FastifyRequest,
  id: number,
): Promise<EventRow> {
  const event = await findEvent(app.db, id);
  if (!event || !canSeeEvent(request.actor, event)) throw problem('not_found');
  return event;
}

/** Whether the person or device of a request has a seat. Nobody gets a cookie for asking. */
export async function readRsvp(app: FastifyInstance, request: FastifyRequest, id: number): Promise<Rsvp> {
  const event = await findVisibleEvent(app, request, id);
  const person = getKnownPerson(request);
  return { attending: person !== null && (await hasSeat(app.db, id, person)), ...seatCount(event) };
}

/** Takes a seat for the person of a request, or gives it back. Refuses what is full, over or not open. */
export async function updateRsvp(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, attending }: { id: number; attending: boolean },
): Promise<Rsvp> {
  const event = await findVisibleEvent(app, request, id);
  if (attending && event.status !== 'published') throw problem('conflict', 'This event is not open');
  const now = new Date();
  const next = nextOccurrence(event, await readTimeZone(app.db), now);
  if (attending && next.endDatetime < now) throw problem('conflict', 'This event is over');
  const person = attending ? getOrCreatePerson(request, reply) : getKnownPerson(request);

  return app.unitOfWork(request, async ({ tx, changesNothing }) => {
    const outcome = person && (attending ? await takeSeat(tx, id, person) : await freeSeat(tx, id, person));
    if (outcome === 'full') throw problem('conflict', 'This event is full');
    // Pages name how many seats are left; a repeated RSVP leaves them as they are.
    if (outcome !== 'taken' && outcome !== 'freed') changesNothing();
    return { attending, ...seatCount((await findEvent(tx, id)) ?? event) };
  });
}
