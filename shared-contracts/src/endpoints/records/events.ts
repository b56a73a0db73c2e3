import { envelope } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import {
  attendeeListSchema,
  attendeeQuerySchema,
  eventCalendarQuerySchema,
  eventSchema,
} from '../../schemas/events';
import { rsvpInputSchema, rsvpQuerySchema, rsvpSchema, waitingInputSchema } from '../../schemas/rsvp';
import { defineEndpoints } from '../endpoint-record';

/** Declares the endpoints of events, their RSVPs and their waiting lists. */
export const eventsEndpoints = defineEndpoints({
  'events.calendar': {
    capability: 'public',
    query: eventCalendarQuerySchema,
    response: listEnvelope(eventSchema),
    reads: ['events', 'site'],
  },
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
