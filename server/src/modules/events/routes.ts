import { z } from 'zod';
import { envelope, fromFieldValue, zonedParts } from '@narthex/shared-contracts';
import { eventInputSchema, eventQuerySchema, eventSchema } from '@narthex/shared-contracts/schemas/events';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { idParams } from '../params';
import { readTimeZone } from '../site/repository';
import { eventValues, mergeEventInput } from './event-values';
import { inOrder, nextOccurrence, occurrencesBetween } from './occurrences';
import {
  canCreateEvent,
  canDeleteEvent,
  canEditEvent,
  canSeeEvent,
  managedEvents,
  ministryOf,
} from './policy';
import { presentEvent } from './presenter';
import {
  deleteEvent,
  findEvent,
  insertEvent,
  listEvents,
  listEventsBetween,
  updateEvent,
} from './repository';

const MOST_LISTED = 500;

const calendarQuery = z.object({
  month: z.coerce.number().int().min(1).max(12).optional(),
  year: z.coerce.number().int().min(1970).max(2200).optional(),
});

export const eventsRoutes: ModuleRoutes = async (app) => {
  const list = {
    schema: { querystring: eventQuerySchema, response: { 200: envelope(z.array(eventSchema)) } },
  };
  app.get('/api/v1/events', list, async (request) => {
    const { mine, upcoming, limit = MOST_LISTED } = request.query;
    if (mine && !request.actor) throw problem('unauthenticated');
    const scope = mine && request.actor ? managedEvents(request.actor) : 'published';
    const timeZone = await readTimeZone(app.db);
    const now = new Date();
    const rows =
      scope === 'none'
        ? []
        : await listEvents(app.db, { scope, limit: MOST_LISTED, ...(upcoming && { notOverAt: now }) });
    const sorted = upcoming ? inOrder(rows, timeZone, now) : rows;
    return { success: true, data: sorted.slice(0, limit).map((row) => presentEvent(row, timeZone)) };
  });

  const calendar = {
    schema: { querystring: calendarQuery, response: { 200: envelope(z.array(eventSchema)) } },
  };
  app.get('/api/v1/events/calendar', calendar, async (request) => {
    const timeZone = await readTimeZone(app.db);
    const now = zonedParts(new Date(), timeZone);
    const { month = now.month, year = now.year } = request.query;
    const firstOf = (months: number) => {
      const day = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
      return new Date(fromFieldValue(day, timeZone));
    };
    const [from, until] = [firstOf(0), firstOf(1)];
    const rows = await listEventsBetween(app.db, from, until);
    const days = rows.flatMap((row) => occurrencesBetween(row, timeZone, from, until));
    days.sort((a, b) => a.startDatetime.getTime() - b.startDatetime.getTime() || a.id - b.id);
    return { success: true, data: days.map((row) => presentEvent(row, timeZone)) };
  });

  const one = { schema: { params: idParams, response: { 200: envelope(eventSchema) } } };
  app.get('/api/v1/events/:id', one, async (request) => {
    const event = await findEvent(app.db, request.params.id);
    if (!event || !canSeeEvent(request.actor, event)) throw problem('not_found');
    const timeZone = await readTimeZone(app.db);
    return { success: true, data: presentEvent(nextOccurrence(event, timeZone, new Date()), timeZone) };
  });

  const create = { schema: { body: eventInputSchema, response: { 201: envelope(eventSchema) } } };
  app.post('/api/v1/events', create, async (request, reply) => {
    const { actor } = request;
    if (!actor || !canCreateEvent(actor)) throw problem('forbidden');
    const timeZone = await readTimeZone(app.db);
    const values = { ...eventValues(request.body, timeZone), department: ministryOf(actor) };
    const created = await app.db.transaction(async (tx) => {
      const event = await findEvent(tx, await insertEvent(tx, values, actor.id));
      if (!event) throw problem('internal');
      const after = presentEvent(event, timeZone);
      await app.audit(
        request,
        { action: 'event.create', subjectType: 'event', subjectId: event.id, after },
        tx,
      );
      return after;
    });
    await app.changed('events');
    return reply.code(201).send({ success: true, data: created, message: 'Event created successfully!' });
  });

  const update = {
    schema: {
      params: idParams,
      body: z.record(z.string(), z.unknown()),
      response: { 200: envelope(eventSchema) },
    },
  };
  app.put('/api/v1/events/:id', update, async (request) => {
    const { id } = request.params;
    const stored = await findEvent(app.db, id);
    if (!stored) throw problem('not_found');
    if (!canEditEvent(request.actor, stored)) throw problem('forbidden');
    const timeZone = await readTimeZone(app.db);
    const values = eventValues(mergeEventInput(stored, request.body), timeZone);
    const updated = await app.db.transaction(async (tx) => {
      await updateEvent(tx, id, values);
      const event = await findEvent(tx, id);
      if (!event) throw problem('not_found');
      const [before, after] = [presentEvent(stored, timeZone), presentEvent(event, timeZone)];
      await app.audit(
        request,
        { action: 'event.update', subjectType: 'event', subjectId: id, before, after },
        tx,
      );
      return after;
    });
    await app.changed('events');
    return { success: true, data: updated, message: 'Event updated successfully!' };
  });

  const remove = {
    schema: { params: idParams, response: { 200: z.object({ success: z.boolean(), message: z.string() }) } },
  };
  app.delete('/api/v1/events/:id', remove, async (request) => {
    const { id } = request.params;
    const stored = await findEvent(app.db, id);
    if (!stored) throw problem('not_found');
    if (!canDeleteEvent(request.actor, stored)) throw problem('forbidden');
    const before = presentEvent(stored, await readTimeZone(app.db));
    await app.db.transaction(async (tx) => {
      await deleteEvent(tx, id);
      await app.audit(request, { action: 'event.delete', subjectType: 'event', subjectId: id, before }, tx);
    });
    await app.changed('events');
    return { success: true, message: 'Event deleted successfully!' };
  });
};
