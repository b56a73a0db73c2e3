import { z } from 'zod';
import { statusEnvelope } from '../../api/envelope';
import { requiredText } from '../text';

const key = (message: string) =>
  requiredText(message, 60).regex(/^[a-z][a-z0-9_]*$/, 'Small letters, digits and underscores');

/** The body of saving one section of an information page. `content` is HTML and is sanitised. */
export const aboutSectionInputSchema = z.object({
  page_type: key('Page is required'),
  section_key: key('Section is required'),
  title: z.string().max(300, 'At most 300 characters').nullish(),
  content: z.string().max(100_000, 'At most 100000 characters').nullish(),
});

/** What a person edits of a section. */
export const aboutSectionTextSchema = z.object({
  title: z.string().max(300, 'At most 300 characters'),
  content: z.string().max(100_000, 'At most 100000 characters'),
});

export const aboutSectionSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  content: z.string(),
  image_url: z.string().nullable(),
  version: z.number().int(),
});
export type AboutSection = z.infer<typeof aboutSectionSchema>;

/** Sections of a page by their key. */
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
