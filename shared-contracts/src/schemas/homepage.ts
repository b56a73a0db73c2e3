import { t } from '../language/translate';
import { z } from 'zod';
import { CONTENT_SECTION_KEYS, MINISTRY_PAGES, SERVICE_KINDS } from '../content/enums';
import { statusEnvelope } from '../api/envelope';
import { listQuery } from '../api/list-query';
import { checkbox, linkText, optionalText, requiredLines, requiredText } from './text';
import { translatedFields, translationsInput } from './translations';

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
/** Describes a slide of the home page. */
export type Slide = z.infer<typeof slideSchema>;

/** Describes a section of the home page whose texts editors write. */
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
/** Describes a section of the home page. */
export type ContentSection = z.infer<typeof contentSectionSchema>;

export const churchProjectSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  image_url: z.string().nullable(),
  /** Holds whole KES. */
  goal_amount: z.number().int().nullable(),
  raised_amount: z.number().int().nullable(),
  link: z.string().nullable(),
  is_featured: z.boolean(),
  /** Names the page of the ministry that collects for it; that page shows the goal. */
  ministry_page: z.enum(MINISTRY_PAGES).nullable(),
  version: z.number().int(),
  ...translatedFields,
});
/** Describes a project that the church collects for. */
export type ChurchProject = z.infer<typeof churchProjectSchema>;

/** Describes a weekly service. `day` counts from 0 (Sunday); times are HH:MM in the site's zone. */
export const worshipServiceSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Is set if the name is translated, because pages find some services by their English name. */
  english_name: z.string().optional(),
  day: z.number().int().min(0).max(6),
  start_time: z.string(),
  end_time: z.string(),
  location: z.string().nullable(),
  description: z.string().nullable(),
  /**
   * Decides where the service is shown: in the services block (`service`), the weekly programme (`weekly`),
   * the parts of the Sabbath (`sabbath`) or the office hours (`office`).
   */
  kind: z.enum(SERVICE_KINDS),
  sort_order: z.number().int(),
  version: z.number().int(),
  ...translatedFields,
});
/** Describes a weekly service. */
export type WorshipService = z.infer<typeof worshipServiceSchema>;

export const homepageSchema = z.object({
  slides: z.array(slideSchema),
  contents: z.record(z.string(), contentSectionSchema),
  worship_services: z.array(worshipServiceSchema),
  featured_projects: z.array(churchProjectSchema),
});
/** Describes the content of the home page. */
export type Homepage = z.infer<typeof homepageSchema>;

/** Describes the response with the home page; older clients read its lists at the top level. */
export const homepageResponseSchema = statusEnvelope(homepageSchema).extend({
  slides: homepageSchema.shape.slides,
  contents: homepageSchema.shape.contents,
  featured_projects: homepageSchema.shape.featured_projects,
});

/** Editors may translate these texts. */
export const slideTexts = {
  title: requiredText(t('Title is required')),
  content: requiredLines(t('Content is required'), 2000),
  cta_text: optionalText(80),
};

/** Validates a new or changed slide. */
export const slideInputSchema = z.object({
  ...slideTexts,
  image_url: optionalText(500),
  cta_link: linkText(),
  is_active: checkbox(true),
  translations: translationsInput(slideTexts),
});

/** Describes the form of a slide before validation. */
export type SlideFormInput = z.input<typeof slideInputSchema>;
/** Describes a validated slide. */
export type SlideInput = z.output<typeof slideInputSchema>;

/** Editors may translate these texts. */
export const sectionTexts = {
  title: optionalText(),
  content: requiredLines(t('Content is required'), 20_000),
  subtitle: optionalText(),
  button_text: optionalText(80),
};

/** Validates a section whose key is in the path. */
export const sectionInputSchema = z.object({
  ...sectionTexts,
  image_url: optionalText(500),
  button_link: linkText(),
  is_active: checkbox(true),
  translations: translationsInput(sectionTexts),
});

/** Validates a section whose key is in the body. */
export const keyedSectionInputSchema = sectionInputSchema.extend({
  section_key: z.enum(CONTENT_SECTION_KEYS, { error: 'Section is required' }),
});

/** Describes the form of a section before validation. */
export type SectionFormInput = z.input<typeof keyedSectionInputSchema>;
/** Describes a validated section. */
export type SectionInput = z.output<typeof keyedSectionInputSchema>;

export const sectionParams = z.object({ section: z.enum(CONTENT_SECTION_KEYS) });

/** Validates the query of lists in an order that editors chose: slides, projects and services. */
export const orderedListQuerySchema = listQuery({ sorts: ['sort_order'] });
