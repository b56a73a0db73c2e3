import { z } from 'zod';
import { CONTENT_SECTION_KEYS, MINISTRY_PAGES, SERVICE_KINDS } from '../../content/enums';
import { statusEnvelope } from '../../api/envelope';
import { listQuery } from '../../api/list-query';
import { checkbox, linkText, optionalText, requiredLines, requiredText } from '../text';
import { translatedFields, translationsInput } from '../translations';

/** A slide of the home page. */
export const slideSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  content: z.string(),
  image_url: z.string().nullable(),
  cta_text: z.string().nullable(),
  cta_link: z.string().nullable(),
  is_active: z.boolean(),
  version: z.number().int(),
  ...translatedFields,
});
/** A slide of the home page. */
export type Slide = z.infer<typeof slideSchema>;

/** A section of the home page whose texts editors write. */
export const contentSectionSchema = z.object({
  id: z.number().int(),
  section_key: z.enum(CONTENT_SECTION_KEYS),
  title: z.string().nullable(),
  content: z.string(),
  subtitle: z.string().nullable(),
  image_url: z.string().nullable(),
  button_text: z.string().nullable(),
  button_link: z.string().nullable(),
  is_active: z.boolean(),
  version: z.number().int(),
  ...translatedFields,
});
/** A section of the home page whose texts editors write. */
export type ContentSection = z.infer<typeof contentSectionSchema>;

/** A project that the church collects for. */
export const churchProjectSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  image_url: z.string().nullable(),
  /** Whole KES. */
  goal_amount: z.number().int().nullable(),
  raised_amount: z.number().int().nullable(),
  link: z.string().nullable(),
  is_featured: z.boolean(),
  /** The ministry that collects for it: its page shows the goal. */
  ministry_page: z.enum(MINISTRY_PAGES).nullable(),
  version: z.number().int(),
  ...translatedFields,
});
/** A project that the church collects for. */
export type ChurchProject = z.infer<typeof churchProjectSchema>;

/** One slot of the week. `day` counts from 0 (Sunday); times are HH:MM in the site's zone. */
export const worshipServiceSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Where the name is translated: pages find a slot by what it is called in English. */
  english_name: z.string().optional(),
  day: z.number().int().min(0).max(6),
  start_time: z.string(),
  end_time: z.string(),
  location: z.string().nullable(),
  description: z.string().nullable(),
  /** `service`: the services block; `weekly`: the weekly programme; `sabbath`: the parts of the Sabbath; `office`: office hours. */
  kind: z.enum(SERVICE_KINDS),
  sort_order: z.number().int(),
  version: z.number().int(),
  ...translatedFields,
});
/** A worship service of the week. */
export type WorshipService = z.infer<typeof worshipServiceSchema>;

/** All that the home page shows of its own. */
export const homepageSchema = z.object({
  slides: z.array(slideSchema),
  contents: z.record(z.string(), contentSectionSchema),
  worship_services: z.array(worshipServiceSchema),
  featured_projects: z.array(churchProjectSchema),
});
/** All that the home page shows of its own. */
export type Homepage = z.infer<typeof homepageSchema>;

/** The whole home page; older callers read its lists at the top level. */
export const homepageResponseSchema = statusEnvelope(homepageSchema).extend({
  slides: homepageSchema.shape.slides,
  contents: homepageSchema.shape.contents,
  featured_projects: homepageSchema.shape.featured_projects,
});

/** The texts of a slide that editors may translate. */
export const slideTexts = {
  title: requiredText('Title is required'),
  content: requiredLines('Content is required', 2000),
  cta_text: optionalText(80),
};

/** Body of creating and updating a slide. */
export const slideInputSchema = z.object({
  ...slideTexts,
  image_url: optionalText(500),
  cta_link: linkText(),
  is_active: checkbox(true),
  translations: translationsInput(slideTexts),
});

/** A slide as a form holds it. */
export type SlideFormInput = z.input<typeof slideInputSchema>;
/** A slide as it is sent, checked by the schema. */
export type SlideInput = z.output<typeof slideInputSchema>;

/** The texts of a section that editors may translate. */
export const sectionTexts = {
  title: optionalText(),
  content: requiredLines('Content is required', 20_000),
  subtitle: optionalText(),
  button_text: optionalText(80),
};

/** Body of saving a section whose key is named in the path. */
export const sectionInputSchema = z.object({
  ...sectionTexts,
  image_url: optionalText(500),
  button_link: linkText(),
  is_active: checkbox(true),
  translations: translationsInput(sectionTexts),
});

/** Body of saving a section whose key is named in the body. */
export const keyedSectionInputSchema = sectionInputSchema.extend({
  section_key: z.enum(CONTENT_SECTION_KEYS, { error: 'Section is required' }),
});

/** A section as a form holds it. */
export type SectionFormInput = z.input<typeof keyedSectionInputSchema>;
/** A section as it is sent, checked by the schema. */
export type SectionInput = z.output<typeof keyedSectionInputSchema>;

/** The section of the home page in the path of a call. */
export const sectionParams = z.object({ section: z.enum(CONTENT_SECTION_KEYS) });

/** Slides, church projects and worship services stand in the order their editors gave them. */
export const orderedListQuerySchema = listQuery({ sorts: ['sort_order'] });
