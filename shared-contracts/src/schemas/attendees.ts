import { z } from 'zod';
import { listEnvelope, listQuery } from '../api/list-query';
import { occurrenceSchema } from './rsvp';

/**
 * Describes a person who attends an event; only the event's leaders see it. Visitors without an account have
 * the name they typed.
 */
export const attendeeSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  is_member: z.boolean(),
  answered_at: z.string(),
});
/** Describes a person who attends an event. */
export type Attendee = z.infer<typeof attendeeSchema>;

/**
 * Validates the query for the attendees of one occurrence, by default the next one. They are sorted by the
 * time of their RSVP.
 */
export const attendeeQuerySchema = listQuery({ sorts: ['answered_at'] }).extend({
  occurrence: occurrenceSchema.optional(),
});

/** Describes a page of the attendees of one occurrence. */
export const attendeeListSchema = listEnvelope(attendeeSchema).extend({
  /** Holds the start of the occurrence, ISO 8601. */
  occurrence: z.string(),
});
