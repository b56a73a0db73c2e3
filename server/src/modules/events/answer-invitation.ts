import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Rsvp } from '@narthex/shared-contracts/schemas/rsvp';
import { problem } from '../../problem-error';
import { knownPerson, personOf, type Person } from '../visitor-device';
import { readTimeZone } from '../site/repository';
import { nextOccurrence } from './occurrences';
import { canSeeEvent } from './policy';
import { findEvent, type EventRow } from './repository';
import { freeSeat, hasSeat, takeSeat } from './seats';

const countOf = ({ attendeesCount, maxAttendees }: EventRow) => ({
  attendees_count: attendeesCount,
  max_attendees: maxAttendees,
});

async function visibleEvent(app: FastifyInstance, request: FastifyRequest, id: number): Promise<EventRow> {
  const event = await findEvent(app.db, id);
  if (!event || !canSeeEvent(request.actor, event)) throw problem('not_found');
  return event;
}

/** What the person or device of a request has answered. Nobody gets a cookie for asking. */
export async function readAnswer(app: FastifyInstance, request: FastifyRequest, id: number): Promise<Rsvp> {
  const event = await visibleEvent(app, request, id);
  const person = knownPerson(request);
  return { attending: person !== null && (await hasSeat(app.db, id, person)), ...countOf(event) };
}

async function take(app: FastifyInstance, id: number, person: Person): Promise<boolean> {
  const outcome = await takeSeat(app.db, id, person);
  if (outcome === 'full') throw problem('conflict', 'This event is full');
  return outcome === 'taken';
}

const give = async (app: FastifyInstance, id: number, person: Person | null) =>
  person !== null && freeSeat(app.db, id, person);

/** Takes a seat for the person of a request, or gives it back. Refuses what is full, over or not open. */
export async function answerInvitation(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, attending }: { id: number; attending: boolean },
): Promise<Rsvp> {
  const event = await visibleEvent(app, request, id);
  if (attending && event.status !== 'published') throw problem('conflict', 'This event is not open');
  const now = new Date();
  const next = nextOccurrence(event, await readTimeZone(app.db), now);
  if (attending && next.endDatetime < now) throw problem('conflict', 'This event is over');
  const isChanged = attending
    ? await take(app, id, personOf(request, reply))
    : await give(app, id, knownPerson(request));
  // Pages name how many seats are left; an answer that changes nothing leaves them as they are.
  if (isChanged) await app.changed('events');
  return { attending, ...countOf((await findEvent(app.db, id)) ?? event) };
}
