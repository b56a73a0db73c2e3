import { z } from 'zod';

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
});
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

export const rsvpQuerySchema = z.object({ occurrence: occurrenceSchema.optional() });
