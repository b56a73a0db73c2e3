import { z } from 'zod';
import { emailText, lineText, requiredText } from '../text';

/**
 * Whether the person or device has a seat, and how many are taken, at one occurrence of the event. `max_attendees` null
 * or 0 means unlimited.
 */
export const rsvpSchema = z.object({
  attending: z.boolean(),
  /** A visitor has asked for a place and not yet opened the link in their e-mail: it isn't theirs yet. */
  is_unconfirmed: z.boolean().optional(),
  attendees_count: z.number().int(),
  max_attendees: z.number().int().nullable(),
  /** How many places there are for whoever asks, since some are kept for members; null where there is no end. */
  places_left: z.number().int().nullable().optional(),
  /** Visitors have their share of the places, and members still find one. */
  is_kept_for_members: z.boolean().optional(),
  /** The start of the occurrence, ISO 8601. */
  occurrence: z.string(),
  /** How many people wait for a place: it is theirs before anybody else's. */
  waiting_count: z.number().int(),
  /** Where the person or device stands on the waiting list; null when they aren't on it. */
  waiting: z
    .object({
      /** Counted from 1. */
      place: z.number().int(),
      /** Until when a free place is kept for them, ISO 8601; null while they wait. */
      offered_until: z.string().nullable(),
    })
    .nullable(),
});
/** What somebody said about coming, and how many seats are left. */
export type Rsvp = z.infer<typeof rsvpSchema>;

const OCCURRENCE_MESSAGE = 'An occurrence is named by its start';

/** The start of an occurrence, in the site's zone where it names none; the next one unless given. */
export const occurrenceSchema = z
  .string(OCCURRENCE_MESSAGE)
  // A + that stands in a URL as it is means a blank there.
  .overwrite((text) => text.replace(/ (\d{2}:\d{2})$/, '+$1'))
  .pipe(z.iso.datetime({ offset: true, local: true, error: OCCURRENCE_MESSAGE }));

/** Who a visitor is, once it is valid: the place counts when the owner of the address has confirmed it. */
export const guestContactSchema = z.object({
  name: requiredText('Please tell us your name', 120),
  email: emailText(),
});
/** Who a visitor is. */
export type GuestContact = z.output<typeof guestContactSchema>;

/** As a visitor types it; an account needs none. The server checks it by `guestContactSchema`. */
const contactFields = {
  name: lineText(1000).optional(),
  email: lineText(1000).optional(),
};

/** `true` without a body: the specification's default. */
export const rsvpInputSchema = z
  .object({
    attending: z.boolean('Attending is true or false').default(true),
    occurrence: occurrenceSchema.optional(),
    ...contactFields,
  })
  .nullish()
  .transform((body) => body ?? { attending: true, occurrence: undefined });

/** Joining the waiting list of a full event. */
export const waitingInputSchema = z.object({ occurrence: occurrenceSchema.optional(), ...contactFields });

/** Which occurrence of a repeating event is meant. */
export const rsvpQuerySchema = z.object({ occurrence: occurrenceSchema.optional() });
