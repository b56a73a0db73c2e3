import { z } from 'zod';
import { statusEnvelope } from '../../api/envelope';
import { htmlText, lineText, requiredText } from '../text';
import { translatedFields, translationsInput } from '../translations';

const KEY = /^[a-z][a-z0-9_]*$/;
const key = (message: string) =>
  requiredText(message, 60).regex(KEY, 'Small letters, digits and underscores');

/** The key of a page in a URL. */
export const aboutPageParams = z.object({ page: z.string().max(60).regex(KEY) });

const aboutTitle = lineText(300);
const aboutHtml = htmlText(100_000);

/** The texts of a section that editors may translate. */
export const aboutTexts = { title: aboutTitle, content: aboutHtml };

/** The body of saving one section of an information page. `content` is HTML and is sanitised. */
export const aboutSectionInputSchema = z.object({
  page_type: key('Page is required'),
  section_key: key('Section is required'),
  title: aboutTitle.nullish(),
  content: aboutHtml.nullish(),
  translations: translationsInput(aboutTexts),
});

/** What a person edits of a section. */
export const aboutSectionTextSchema = z.object({
  ...aboutTexts,
  translations: translationsInput(aboutTexts),
});

/** A section of an about page, as it is listed. */
export const aboutSectionSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  content: z.string(),
  image_url: z.string().nullable(),
  version: z.number().int(),
  ...translatedFields,
});
/** A section of an about page. */
export type AboutSection = z.infer<typeof aboutSectionSchema>;

/** Sections of a page by their key. */
export const aboutPageSchema = statusEnvelope(z.record(z.string(), aboutSectionSchema));

/** What saving a section of an about page responds with. */
export const savedAboutSectionSchema = statusEnvelope(aboutSectionSchema).extend({
  success: z.boolean(),
  message: z.string(),
});

/** What deleting a section of an about page responds with. */
export const deletedAboutSectionSchema = z.object({
  status: z.literal('success'),
  success: z.boolean(),
  message: z.string(),
});
