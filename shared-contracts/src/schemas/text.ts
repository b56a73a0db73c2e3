import { z } from 'zod';
import { toLine, toText } from '../language/text-form';
import { t } from '../language/translate';

/**
 * Closing a tag takes a parser time in proportion to the open tags. With this limit, 24 texts of one page are
 * parsed in half a second at worst. A sermon of an hour has a thousand tags.
 */
const MAX_TAGS = 3000;
const TAG_START = /<[a-z/!?]/gi;

/** Returns true if a text is HTML that may be parsed, which the server does with every text it stores. */
const hasFewTags = (text: string): boolean => (text.match(TAG_START)?.length ?? 0) <= MAX_TAGS;

/** This message is shown for texts with more tags. */
const TOO_MANY_TAGS = t('At most {max} tags of HTML', { max: MAX_TAGS });

/** The pattern matches what shows nothing by itself: tags without a content of their own, and blank entities. */
const UNSEEN = /<(?!img\b|hr\b)\/?[a-z][^<>]*>|&(?:nbsp|#160|#xa0|shy|zwnj|zwj|ensp|emsp|thinsp);/gi;

/** Makes HTML that shows nothing empty, such as the blank paragraph of an editor. */
const dropUnseen = (html: string): string => (toText(html.replace(UNSEEN, ' ')) === '' ? '' : html);

/**
 * Every text field is one line, several lines, or HTML. Pages, feeds, calendars, emails and files rely on
 * that type when they output it. Plain text, of one line or several, is never parsed as HTML.
 */
const line = (error?: string) => z.string({ error }).overwrite(toLine);
const lines = (error?: string) => z.string({ error }).overwrite(toText);
const html = (error?: string) =>
  z
    .string({ error })
    .overwrite(toText)
    .refine(hasFewTags, { error: TOO_MANY_TAGS, abort: true })
    .overwrite(dropUnseen)
    .meta({ format: 'html' });

/** Makes a rule about several fields apply even while other fields are invalid, but only to objects. */
export const whileIncomplete = ({ value }: { readonly value: unknown }) =>
  typeof value === 'object' && value !== null;

type TextSchema = z.ZodString;

/** Returns the message for a text that is too long. */
export const atMost = (max: number) => t('At most {max} characters', { max });

const required = (text: TextSchema, message: string, max: number) =>
  text.min(1, message).max(max, atMost(max));

const optional = (text: TextSchema, max: number) =>
  text
    .max(max, atMost(max))
    .transform((value) => (value === '' ? null : value))
    .nullish()
    .transform((value) => value ?? null);

/** Validates a line of plain text that may be empty, such as a search term. `max` counts characters. */
export const lineText = (max: number) => line().max(max, atMost(max));

/** Validates a line of plain text that must not be empty. */
export const requiredText = (message: string, max = 200) => required(line(message), message, max);

/** Validates an optional line of plain text; a blank one becomes null. */
export const optionalText = (max = 200) => optional(line(), max);

/** Validates plain text of several lines that must not be empty. */
export const requiredLines = (message: string, max: number) => required(lines(message), message, max);

/** Validates optional plain text of several lines; a blank one becomes null. */
export const optionalLines = (max: number) => optional(lines(), max);

/** Validates HTML that must not be empty. The server sanitises it before it stores it. */
export const requiredHtml = (message: string, max: number) => required(html(message), message, max);

/** Validates optional HTML; a blank one becomes null. */
export const optionalHtml = (max: number) => optional(html(), max);

/** Validates HTML that may be empty. */
export const htmlText = (max: number) => html().max(max, atMost(max));

/** Validates a list of lines, which may be sent as one text separated by commas. Empty items are removed. */
export const textList = (max: { readonly items: number; readonly length: number }, tooMany: string) =>
  z
    .union([z.string().transform((text) => text.split(',')), z.array(z.string())])
    .nullish()
    .transform((list) => (list ?? []).map(toLine).filter((text) => text !== ''))
    .pipe(z.array(z.string().max(max.length, atMost(max.length))).max(max.items, tooMany));

/** Validates an email address. */
export const emailText = (message = t('A valid email address is required')) =>
  line(message).toLowerCase().max(254, message).pipe(z.email(message));

/** Validates an optional email address; a blank one becomes null. */
export const optionalEmail = () => optionalText(254).pipe(emailText().nullable());

/** Every zone, calendar and database can represent these years, also a day before and after. */
const isInRange = (at: number) => at >= Date.UTC(1000, 0) && at < Date.UTC(9000, 0);

const isDay = (text: string) => {
  const at = Date.parse(`${text}T00:00:00Z`);
  // Browsers turn 30 February into March, so the day must be formatted back to the same text.
  return isInRange(at) && new Date(at).toISOString().startsWith(text);
};

/** Validates a day without a zone, YYYY-MM-DD. */
export const isoDate = (message = t('A date is required')) =>
  z
    .string({ error: message })
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: message, abort: true })
    .refine(isDay, message);

/** Validates an optional day; a blank one becomes null. */
export const optionalDate = (message = t('A date looks like 2026-11-28')) =>
  optionalText(10).pipe(isoDate(message).nullable());

/** Validates an optional value of an enum; a blank one, which forms send, becomes null. */
export const optionalChoice = <const L extends readonly string[]>(list: L, message: string) =>
  z
    .union([z.enum(list), z.literal('').transform(() => null)], message)
    .nullish()
    .transform((choice) => choice ?? null);

/** Validates an optional whole number from 0 to `max`; a blank one, which forms send, becomes null. */
export const optionalWholeNumber = (message: string, max = 2_000_000_000) =>
  z.preprocess(
    (value) => (value === '' || value === undefined ? null : value),
    z.coerce.number(message).int(message).min(0, message).max(max, message).nullable(),
  );

/** Checkboxes of plain form posts arrive as 'on'; JSON sends booleans. */
export const checkbox = (fallback: boolean) => requiredCheckbox().default(fallback);

/** Validates a choice that has no default, because leaving it out must change nothing. */
export const requiredCheckbox = (message?: string) =>
  z
    .union([z.boolean(), z.enum(['on', 'true', '1', 'false', '0', ''])], message)
    .transform((value) => value === true || value === 'on' || value === 'true' || value === '1');

// The pattern is strict, because browsers parse nearly any text with a number as a date.
const INSTANT = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?( ?(Z|[+-]\d\d:?\d\d))?)?$/i;

/**
 * This message is shown for a text that isn't an instant; for a missing one the field's own message is shown.
 */
const NO_INSTANT = 'A valid date and time is required';

/**
 * Validates an instant: ISO 8601 with a zone, or a local date-time of the site's zone, which form fields
 * send.
 */
export const instant = (message: string) =>
  z
    .string({ error: message })
    .min(1, message)
    .refine((text) => INSTANT.test(text) && isInRange(Date.parse(text)), NO_INSTANT);

const LINK = /^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/i;
/** Browsers read a backslash as a slash and drop these blanks, so `/<tab>/host` would be another host. */
const DISGUISE = /[\\\t\r\n]/;

/** Returns true if a text may become a link: it runs no code, and it isn't another host in disguise. */
export const isLink = (text: string): boolean => LINK.test(text) && !DISGUISE.test(text);

/** Validates an optional link. A line break isn't removed, because it may disguise the target of the link. */
export const linkText = (max = 500) =>
  optionalLines(max).refine((text) => text === null || isLink(text), t('A link starts with / or https://'));
