import { doneSchema, envelope, partialInput } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import { attendeeListSchema, attendeeQuerySchema } from '../../schemas/attendees';
import {
  eventCalendarQuerySchema,
  eventInputSchema,
  eventQuerySchema,
  eventSchema,
} from '../../schemas/events';
import { rsvpInputSchema, rsvpQuerySchema, rsvpSchema, waitingInputSchema } from '../../schemas/rsvp';
import { defineEndpoints } from '../define-endpoints';

/** Declares the endpoints of events, their RSVPs and their waiting lists. */
export const eventsEndpoints = defineEndpoints({
  'events.list': {
    capability: 'public',
    query: eventQuerySchema,
    response: listEnvelope(eventSchema),
    reads: ['events', 'site'],
  },
  'events.calendar': {
    capability: 'public',
    query: eventCalendarQuerySchema,
    response: listEnvelope(eventSchema),
    reads: ['events', 'site'],
  },
  'events.get': { capability: 'public', response: envelope(eventSchema), reads: ['events', 'site'] },
  'events.create': {
    capability: 'events.manage',
    body: eventInputSchema,
    response: envelope(eventSchema),
    status: 201,
    invalidates: ['events'],
  },
  'events.update': {
    capability: 'events.manage',
    body: partialInput(eventInputSchema),
    response: envelope(eventSchema),
    invalidates: ['events'],
  },
  'events.delete': { capability: 'events.manage', response: doneSchema, invalidates: ['events'] },
  'rsvps.get': {
    capability: 'public',
    query: rsvpQuerySchema,
    response: envelope(rsvpSchema),
    cache: 'no-store',
    reads: ['events'],
  },
  'rsvps.update': {
    capability: 'public',
    body: rsvpInputSchema,
    response: envelope(rsvpSchema),
    rateLimit: 'visitor-post',
    invalidates: ['events'],
    isIdempotent: true,
  },
  'waitingList.join': {
    capability: 'public',
    body: waitingInputSchema,
    response: envelope(rsvpSchema),
    rateLimit: 'visitor-post',
    invalidates: ['events'],
    isIdempotent: true,
  },
  'waitingList.leave': {
    capability: 'public',
    query: rsvpQuerySchema,
    response: envelope(rsvpSchema),
    rateLimit: 'visitor-post',
    invalidates: ['events'],
  },
  'attendees.list': {
    capability: 'events.manage',
    query: attendeeQuerySchema,
    response: attendeeListSchema,
  },
});
