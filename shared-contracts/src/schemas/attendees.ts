import { z } from 'zod';

/** Somebody who said that they come to an event; for its leaders only. A visitor's device has no name. */
export const attendeeSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  is_member: z.boolean(),
  answered_at: z.string(),
});
export type Attendee = z.infer<typeof attendeeSchema>;
