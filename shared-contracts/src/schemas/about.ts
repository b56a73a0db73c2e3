import { t } from '../language/translate';
import { z } from 'zod';
import { statusEnvelope } from '../api/envelope';
import { htmlText, lineText, requiredText } from './text';
import { translatedFields, translationsInput } from './translations';

const KEY = /^[a-z][a-z0-9_]*$/;
const key = (message: string) =>
  requiredText(message, 60).regex(KEY, t('Small letters, digits and underscores'));

/** Validates the key of a page in a URL. */
export const aboutPageParams = z.object({ page: z.string().max(60).regex(KEY) });

const aboutTitle = lineText(300);
const aboutHtml = htmlText(100_000);

/** Editors may translate these texts. */
export const aboutTexts = { title: aboutTitle, content: aboutHtml };

/** Validates one section of an information page. `content` is HTML, which the server sanitises. */
export const aboutSectionInputSchema = z.object({
  page_type: key(t('Page is required')),
  section_key: key(t('Section is required')),
  title: aboutTitle.nullish(),
  content: aboutHtml.nullish(),
  translations: translationsInput(aboutTexts),
});

/** Validates the part of a section that a person edits in the form. */
export const aboutSectionTextSchema = z.object({
  ...aboutTexts,
  translations: translationsInput(aboutTexts),
});

export const aboutSectionSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  content: z.string(),
  image_url: z.string().nullable(),
  version: z.number().int(),
  ...translatedFields,
});
/** Describes a section of an information page. */
export type AboutSection = z.infer<typeof aboutSectionSchema>;

/** Describes the sections of a page by their key. */
export const aboutPageSchema = statusEnvelope(z.record(z.string(), aboutSectionSchema));

export const savedAboutSectionSchema = statusEnvelope(aboutSectionSchema).extend({
  success: z.boolean(),
  message: z.string(),
});

export const deletedAboutSectionSchema = z.object({
  status: z.literal('success'),
  success: z.boolean(),
  message: z.string(),
});
