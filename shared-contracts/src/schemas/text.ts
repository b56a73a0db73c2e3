import { z } from 'zod';
import { t } from '../language/translate';

const LINE_TABULATION = /\v/g;
const CONTROLS = /[\0-\x08\f\x0e-\x1f\x7f]/g;

/** For a rule about several fields: it applies while others are wrong, but to an object only. */
export const whileIncomplete = ({ value }: { readonly value: unknown }) =>
  typeof value === 'object' && value !== null;

/** A text without the characters that nobody types, and that neither the database nor a feed can hold. */
const cleanText = (error?: string) =>
  z
    .string({ error })
    .overwrite((text) => text.replace(LINE_TABULATION, ' ').replace(CONTROLS, ''))
    .trim();

/** What is said of a text that is too long. */
export const atMost = (max: number) => t('At most {max} characters', { max });

/** Building blocks of the form schemas: trimmed text, and empty optional fields that mean null. */
export const requiredText = (message: string, max = 200) =>
  cleanText(message).min(1, message).max(max, atMost(max));

/** A text that may be left out; a blank one is null. `max` counts characters. */
export const optionalText = (max = 200) =>
  cleanText()
    .max(max, atMost(max))
    .transform((text) => (text === '' ? null : text))
    .nullish()
    .transform((text) => text ?? null);

/** An e-mail address, with the message for what is none. */
export const emailText = (message = t('A valid email address is required')) =>
  cleanText(message).toLowerCase().max(254, message).pipe(z.email(message));

/** An e-mail address, or null where none was given. */
export const optionalEmail = () => optionalText(254).pipe(emailText().nullable());

/** Within the years that every zone, calendar and database can tell, also a day before and after. */
const isInRange = (at: number) => at >= Date.UTC(1000, 0) && at < Date.UTC(9000, 0);

const isDay = (text: string) => {
  const at = Date.parse(`${text}T00:00:00Z`);
  // Browsers turn 30 February into March: a day must come back as it was written.
  return isInRange(at) && new Date(at).toISOString().startsWith(text);
};

/** A day without a zone: YYYY-MM-DD. */
export const isoDate = (message = t('A date is required')) =>
  z
    .string({ error: message })
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: message, abort: true })
    .refine(isDay, message);

/** A day, or null for one that is left open. */
export const optionalDate = (message = 'A date looks like 2026-11-28') =>
  optionalText(10).pipe(isoDate(message).nullable());

/** One of a closed list, or null; a form sends an empty text for none. */
export const optionalChoice = <const L extends readonly string[]>(list: L, message: string) =>
  z
    .union([z.enum(list), z.literal('').transform(() => null)], message)
    .nullish()
    .transform((choice) => choice ?? null);

/** A whole number from 0 on, or null; a form sends an empty field as an empty text. */
export const optionalWholeNumber = (message: string, max = 2_000_000_000) =>
  z.preprocess(
    (value) => (value === '' || value === undefined ? null : value),
    z.coerce.number(message).int(message).min(0, message).max(max, message).nullable(),
  );

/** Checkboxes of plain form posts arrive as 'on'; JSON sends booleans. */
export const checkbox = (fallback: boolean) =>
  z
    .union([z.boolean(), z.enum(['on', 'true', '1', 'false', '0', ''])])
    .transform((value) => value === true || value === 'on' || value === 'true' || value === '1')
    .default(fallback);

/** An instant on the wire: ISO 8601 with a zone, or a local date-time of the site's zone as a form field gives it. */
export const instant = (message: string) =>
  z
    .string({ error: message })
    .min(1, message)
    .refine((text) => isInRange(Date.parse(text)), message);

const LINK = /^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;
/** Browsers read a backslash as a slash and drop these blanks: `/<tab>/host` would be another host. */
const DISGUISE = /[\\\t\r\n]/;

/** Whether a stored or typed text may become a link: never a URL that runs code, never another host in disguise. */
export const isLink = (text: string): boolean => LINK.test(text) && !DISGUISE.test(text);

/** Where a visitor may be sent. */
export const linkText = (max = 500) =>
  optionalText(max).refine((text) => text === null || isLink(text), t('A link starts with / or https://'));
