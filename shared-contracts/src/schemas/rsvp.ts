import { z } from 'zod';

/** Whether the person or device has a seat, and how many are taken. `max_attendees` null or 0 means unlimited. */
export const rsvpSchema = z.object({
  attending: z.boolean(),
  attendees_count: z.number().int(),
  max_attendees: z.number().int().nullable(),
});
export type Rsvp = z.infer<typeof rsvpSchema>;

/** `true` without a body: the specification's default. */
export const rsvpInputSchema = z
  .object({ attending: z.boolean('Attending is true or false').default(true) })
  .nullish()
  .transform((body) => body ?? { attending: true });
