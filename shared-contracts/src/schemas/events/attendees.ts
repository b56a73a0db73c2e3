import { z } from 'zod';
import { listEnvelope, listQuery } from '../../api/list-query';
import { occurrenceSchema } from './rsvp';

/** Somebody who said that they come to an event; for its leaders only. A visitor's device has no name. */
export const attendeeSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  is_member: z.boolean(),
  answered_at: z.string(),
});
/** Somebody who said that they come to an event; for its leaders alone. */
export type Attendee = z.infer<typeof attendeeSchema>;

/** Attendees of one occurrence, the next one unless given; who answered first comes first. */
export const attendeeQuerySchema = listQuery({ sorts: ['answered_at'] }).extend({
  occurrence: occurrenceSchema.optional(),
});

/** The people who come to an event, with how many seats they take. */
export const attendeeListSchema = listEnvelope(attendeeSchema).extend({
  /** The start of the occurrence, ISO 8601. */
  occurrence: z.string(),
});
