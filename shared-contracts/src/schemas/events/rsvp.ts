import { z } from 'zod';
import { emailText, requiredText } from '../text';

/**
 * Whether the person or device has a seat, and how many are taken, at one occurrence of the event. `max_attendees` null
 * or 0 means unlimited.
 */
export const rsvpSchema = z.object({
  attending: z.boolean(),
  attendees_count: z.number().int(),
  max_attendees: z.number().int().nullable(),
  /** The start of the occurrence, ISO 8601 in UTC. */
  occurrence: z.string(),
  /** How many people wait for a place: it is theirs before anybody else's. */
  waiting_count: z.number().int(),
  /** Where the person or device stands on the waiting list; null when they aren't on it. */
  waiting: z
    .object({
      /** Counted from 1. */
      place: z.number().int(),
      /** Until when a free place is kept for them, ISO 8601 in UTC; null while they wait. */
      offered_until: z.string().nullable(),
    })
    .nullable(),
});
/** What somebody said about coming, and how many seats are left. */
export type Rsvp = z.infer<typeof rsvpSchema>;

/** The start of an occurrence; the next one unless given. */
export const occurrenceSchema = z.iso.datetime({
  offset: true,
  error: 'An occurrence is named by its start',
});

/** `true` without a body: the specification's default. */
export const rsvpInputSchema = z
  .object({
    attending: z.boolean('Attending is true or false').default(true),
    occurrence: occurrenceSchema.optional(),
  })
  .nullish()
  .transform((body) => body ?? { attending: true, occurrence: undefined });

/** Joining the waiting list of a full event: where to tell the person that a place is free. */
export const waitingInputSchema = z.object({
  name: requiredText('Please tell us your name', 120),
  email: emailText(),
  occurrence: occurrenceSchema.optional(),
});
/** The form of a waiting list, once it is valid. */
export type WaitingInput = z.output<typeof waitingInputSchema>;

/** Which occurrence of a repeating event is meant. */
export const rsvpQuerySchema = z.object({ occurrence: occurrenceSchema.optional() });
