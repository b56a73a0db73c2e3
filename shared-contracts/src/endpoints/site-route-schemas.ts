import { z } from 'zod';
import { idParams } from '../api/params';
import { versionSchema } from '../delivery/registry';
import { LANGUAGES, SOURCE_LANGUAGE } from '../language/languages';
import { readLinkToken } from '../schemas/account-links';
import { occurrenceSchema } from '../schemas/rsvp';
import { checkbox, lineText } from '../schemas/text';

/** Accepts the fields of a form post unchecked; each form is then validated like its endpoint of the API. */
export const postedFieldsSchema = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]))
  .nullish()
  .transform((body): Readonly<Record<string, unknown>> => body ?? {});

const eventFormSchema = z.object({
  event_id: idParams.shape.id,
  occurrence: occurrenceSchema.optional(),
  /** Names the language of the page that contains the form. */
  language: z.enum(LANGUAGES).catch(SOURCE_LANGUAGE),
});

/** The fields are validated later, with the messages of the API's schemas. */
const contactFields = {
  name: lineText(1000).default(''),
  email: lineText(1000).default(''),
};

/** Validates an RSVP that the form of an event posts. */
export const rsvpFormSchema = eventFormSchema.extend({ attending: checkbox(true), ...contactFields });

/** Validates joining or leaving a waiting list by the form of an event. */
export const waitingListFormSchema = eventFormSchema.extend({
  action: z.enum(['join', 'leave']),
  ...contactFields,
});

/** Validates whether less data shall be used, as the button of the form says it. */
export const lowDataFormSchema = z.object({ use: z.enum(['less', 'usual']) });

/** Validates the language of the page that names a file. */
export const languageQuerySchema = z.object({ language: z.enum(LANGUAGES).catch(SOURCE_LANGUAGE) });

/**
 * Validates the query of a link in an email: its secret and the language of the page. The token is empty if the link is
 * not complete.
 */
export const linkQuerySchema = z.object({
  language: z
    .string()
    .transform((text) => /^\w*/.exec(text)?.[0])
    .pipe(z.enum(LANGUAGES))
    .catch(SOURCE_LANGUAGE),
  token: z.string().transform(readLinkToken).catch(''),
});

/** Validates the page of this site that is shared, with the text to share. */
export const shareQuerySchema = z.object({
  path: lineText(300),
  text: lineText(300).default(''),
});

/** Validates the key of a file in the media store. */
export const mediaParamsSchema = z.object({ key: lineText(120) });
/** Validates the name of a picture in one size, such as `400.webp`. */
export const sizedMediaParamsSchema = mediaParamsSchema.extend({ file: lineText(20) });

/** Validates the id of an upload in progress. */
export const uploadParamsSchema = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });

export const pageDataParamsSchema = z.object({ file: z.string().regex(/^([\w-]{43}|current)\.json$/) });
/** The path of the page lets a server that hasn't rendered it yet do so. It is encoded, as the server has received it. */
export const pageDataQuerySchema = z.object({
  page: z
    .string()
    .max(2000)
    .regex(/^\/[!-~]*$/),
});

/** Validates the name of a built file of the shell. */
export const shellFileParamsSchema = z.object({ '*': z.string().regex(/^\w[\w.-]*$/) });

/** Validates the version of a remote that a frame runs, and the language of the page around it. */
export const frameParamsSchema = z.object({
  language: z.enum(LANGUAGES),
  remote: z.string().regex(/^[a-z][a-z0-9-]{1,40}$/),
  version: versionSchema,
});

/** Validates the path of a file in a remote's version. */
export const remoteFileParamsSchema = z.object({
  remote: z.string().regex(/^[a-z][a-z0-9-]{1,40}$/),
  version: versionSchema,
  '*': z.string(),
});

/** Validates the path of a file that the sitemap's index lists. */
export const sitemapFileParamsSchema = z.object({
  items: lineText(60),
  file: z.coerce.number().int().min(1).max(100_000),
});
