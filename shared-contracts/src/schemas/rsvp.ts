import { t } from '../language/translate';
import { z } from 'zod';
import { emailText, lineText, requiredText } from './text';

/**
 * Describes the RSVP of a person or device for one occurrence of an event, and its seats. `max_attendees`
 * null or 0 means unlimited.
 */
export const rsvpSchema = z.object({
  attending: z.boolean(),
  /**
   * Is true if a visitor asked for a seat but hasn't opened the link in their email, so that the seat isn't
   * reserved yet.
   */
  is_unconfirmed: z.boolean().optional(),
  attendees_count: z.number().int(),
  max_attendees: z.number().int().nullable(),
  /**
   * Counts the seats left for the person who asks, because some are reserved for members; null means
   * unlimited.
   */
  places_left: z.number().int().nullable().optional(),
  /** Is true if the visitors' share of the seats is taken and only members can still get one. */
  is_kept_for_members: z.boolean().optional(),
  /** Holds the start of the occurrence, ISO 8601. */
  occurrence: z.string(),
  /** Counts the people on the waiting list, who get free seats before anybody else. */
  waiting_count: z.number().int(),
  /** Describes the position on the waiting list; it is null for people who aren't on it. */
  waiting: z
    .object({
      /** Counts from 1. */
      place: z.number().int(),
      /**
       * Holds the instant until which a free seat is reserved for them, ISO 8601; it is null while they wait.
       */
      offered_until: z.string().nullable(),
    })
    .nullable(),
});
/** Describes an RSVP and the seats that are left. */
export type Rsvp = z.infer<typeof rsvpSchema>;

const OCCURRENCE_MESSAGE = 'An occurrence is named by its start';

/**
 * Validates the start of an occurrence, in the site's zone if it has no offset. The default is the next
 * occurrence.
 */
export const occurrenceSchema = z
  .string(OCCURRENCE_MESSAGE)
  // An unescaped + in a URL is decoded as a space.
  .overwrite((text) => text.replace(/ (\d{2}:\d{2})$/, '+$1'))
  .pipe(z.iso.datetime({ offset: true, local: true, error: OCCURRENCE_MESSAGE }));

/** Validates the name and address of a visitor. Their seat counts once they have confirmed the address. */
export const guestContactSchema = z.object({
  name: requiredText(t('Please tell us your name'), 120),
  email: emailText(),
});
/** Describes the validated name and address of a visitor. */
export type GuestContact = z.output<typeof guestContactSchema>;

/** People with an account send neither. The server validates what visitors send with `guestContactSchema`. */
const contactFields = {
  name: lineText(1000).optional(),
  email: lineText(1000).optional(),
};

/** Validates an RSVP. Without a body it means `attending: true`, as the specification demands. */
export const rsvpInputSchema = z
  .object({
    attending: z.boolean(t('Attending is true or false')).default(true),
    occurrence: occurrenceSchema.optional(),
    ...contactFields,
  })
  .nullish()
  .transform((body) => body ?? { attending: true, occurrence: undefined });

/** Validates the request to join the waiting list of a full event. */
export const waitingInputSchema = z.object({ occurrence: occurrenceSchema.optional(), ...contactFields });

/** Validates which occurrence of a repeating event is meant. */
export const rsvpQuerySchema = z.object({ occurrence: occurrenceSchema.optional() });
