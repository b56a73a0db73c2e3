import { z } from 'zod';
import { toLine, toText } from '../language/text-form';
import { t } from '../language/translate';
import { TOO_MANY_TAGS, hasFewTags } from './html';

/**
 * A text is one line, several lines, or HTML: each field has one of these types, and everything that puts it out (pages,
 * feeds, calendars, emails, files) goes by it. Plain text, of one line or several, is never parsed as HTML.
 */
const line = (error?: string) => z.string({ error }).overwrite(toLine);
const lines = (error?: string) => z.string({ error }).overwrite(toText);
const html = (error?: string) =>
  z.string({ error }).overwrite(toText).refine(hasFewTags, TOO_MANY_TAGS).meta({ format: 'html' });

/** For a rule about several fields: it applies while others are wrong, but to an object only. */
export const whileIncomplete = ({ value }: { readonly value: unknown }) =>
  typeof value === 'object' && value !== null;

type TextSchema = z.ZodString;

/** What is said of a text that is too long. */
export const atMost = (max: number) => t('At most {max} characters', { max });

const required = (text: TextSchema, message: string, max: number) =>
  text.min(1, message).max(max, atMost(max));

const optional = (text: TextSchema, max: number) =>
  text
    .max(max, atMost(max))
    .transform((value) => (value === '' ? null : value))
    .nullish()
    .transform((value) => value ?? null);

/** A line of plain text that may be empty, such as what is searched for. `max` counts characters. */
export const lineText = (max: number) => line().max(max, atMost(max));

/** A line of plain text. */
export const requiredText = (message: string, max = 200) => required(line(message), message, max);

/** A line of plain text that may be left out; a blank one is null. */
export const optionalText = (max = 200) => optional(line(), max);

/** Plain text of several lines. */
export const requiredLines = (message: string, max: number) => required(lines(message), message, max);

/** Plain text of several lines that may be left out; a blank one is null. */
export const optionalLines = (max: number) => optional(lines(), max);

/** HTML, which the server sanitizes before it stores it. */
export const requiredHtml = (message: string, max: number) => required(html(message), message, max);

/** HTML that may be left out; a blank one is null. */
export const optionalHtml = (max: number) => optional(html(), max);

/** HTML that may be empty. */
export const htmlText = (max: number) => html().max(max, atMost(max));

/** A list of lines, also as one text with commas between: without what is empty. */
export const textList = (max: { readonly items: number; readonly length: number }, tooMany: string) =>
  z
    .union([z.string().transform((text) => text.split(',')), z.array(z.string())])
    .nullish()
    .transform((list) => (list ?? []).map(toLine).filter((text) => text !== ''))
    .pipe(z.array(z.string().max(max.length, atMost(max.length))).max(max.items, tooMany));

/** An e-mail address, with the message for what is none. */
export const emailText = (message = t('A valid email address is required')) =>
  line(message).toLowerCase().max(254, message).pipe(z.email(message));

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

/** One of an enum, or null; a form sends an empty text for none. */
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

// Browsers read a date in nearly any text that has a number.
const INSTANT = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?( ?(Z|[+-]\d\d:?\d\d))?)?$/i;

/** What is said of a text that names no moment; that one is missing is said in the words of its field. */
const NO_INSTANT = 'A valid date and time is required';

/** An instant on the wire: ISO 8601 with a zone, or a local date-time of the site's zone as a form field gives it. */
export const instant = (message: string) =>
  z
    .string({ error: message })
    .min(1, message)
    .refine((text) => INSTANT.test(text) && isInRange(Date.parse(text)), NO_INSTANT);

const LINK = /^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;
/** Browsers read a backslash as a slash and drop these blanks: `/<tab>/host` would be another host. */
const DISGUISE = /[\\\t\r\n]/;

/** Whether a stored or typed text may become a link: never a URL that runs code, never another host in disguise. */
export const isLink = (text: string): boolean => LINK.test(text) && !DISGUISE.test(text);

/** Where a visitor may be sent. A line break in it isn't mended: it may disguise where the link leads. */
export const linkText = (max = 500) =>
  optionalLines(max).refine((text) => text === null || isLink(text), t('A link starts with / or https://'));
