import { z } from 'zod';
import { idParams } from '../api/params';
import { versionSchema } from '../delivery/registry';
import { LANGUAGES, SOURCE_LANGUAGE } from '../language/languages';
import { occurrenceSchema } from '../schemas/events/rsvp';
import { checkbox, lineText } from '../schemas/text';

/** The fields of a form post as they come; each form is then checked as its endpoint of the API is. */
export const postedFieldsSchema = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]))
  .nullish()
  .transform((body): Readonly<Record<string, unknown>> => body ?? {});

const eventFormSchema = z.object({
  event_id: idParams.shape.id,
  occurrence: occurrenceSchema.optional(),
  /** Of the page that the form is on. */
  language: z.enum(LANGUAGES).catch(SOURCE_LANGUAGE),
});

/** Who a visitor is, as they typed it. */
const contactFields = {
  name: lineText(1000).default(''),
  email: lineText(1000).default(''),
};

/** An RSVP as the form of an event posts it. */
export const rsvpFormSchema = eventFormSchema.extend({ attending: checkbox(true), ...contactFields });

/** Joining or leaving a waiting list as the form of an event posts it. */
export const waitingListFormSchema = eventFormSchema.extend({
  action: z.enum(['join', 'leave']),
  ...contactFields,
});

/** The secret of a link in an email, and the language of its page. */
export const linkQuerySchema = z.object({
  token: z.string().max(200).default(''),
  language: z.enum(LANGUAGES).catch(SOURCE_LANGUAGE),
});

/** A page of this site, and what to say of it. */
export const shareQuerySchema = z.object({
  path: lineText(300),
  text: lineText(300).default(''),
});

/** A file of the media store. */
export const mediaParamsSchema = z.object({ key: lineText(120) });
/** A picture in a size: `400.webp`. */
export const sizedMediaParamsSchema = mediaParamsSchema.extend({ file: lineText(20) });

/** An upload that was begun. */
export const uploadParamsSchema = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });

/** A built file of the shell. */
export const shellFileParamsSchema = z.object({ '*': z.string().regex(/^\w[\w.-]*$/) });

/** A file of a remote's version. */
export const remoteFileParamsSchema = z.object({
  remote: z.string().regex(/^[a-z][a-z0-9-]{1,40}$/),
  version: versionSchema,
  '*': z.string(),
});

/** One file of the sitemap's index. */
export const sitemapFileParamsSchema = z.object({
  items: lineText(60),
  file: z.coerce.number().int().min(1).max(100_000),
});
