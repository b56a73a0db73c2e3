import { t } from '../language/translate';
import { z } from 'zod';
import { GALLERY_CATEGORIES, MINISTRY_PAGES } from '../content/enums';
import { listQuery } from '../api/list-query';
import { optionalPastDay } from './past-day';
import { checkbox, linkText, optionalChoice, requiredLines, requiredText } from './text';
import { translatedFields, translationsInput } from './translations';

/** Describes a picture or video of the gallery with the file facts that a card shows. */
export const galleryItemSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  category: z.enum(GALLERY_CATEGORIES),
  /** Holds a date, YYYY-MM-DD. */
  date_taken: z.string().nullable(),
  is_featured: z.boolean(),
  /** Names the page of the ministry that the picture shows. */
  ministry_page: z.enum(MINISTRY_PAGES).nullable(),
  /** Holds a URL with the usual file ending; it is null until there is a file. */
  file_path: z.string().nullable(),
  file_type: z.enum(['image', 'video']).nullable(),
  content_type: z.string().nullable(),
  bytes: z.number().int().nullable(),
  created_at: z.string(),
  version: z.number().int(),
  ...translatedFields,
});
/** Describes a picture or video of the gallery. */
export type GalleryItem = z.infer<typeof galleryItemSchema>;

/** Validates the query of the list. By default the newest items come first. */
export const galleryQuerySchema = listQuery({ sorts: ['created_at', 'title'] }).extend({
  category: z.enum(GALLERY_CATEGORIES).optional(),
  featured: checkbox(false),
});

/** Editors may translate these texts. */
export const galleryTexts = {
  title: requiredText(t('Title is required')),
  description: requiredLines(t('Description is required'), 5000),
};

/** Validates a new or changed item. `file_path` is the URL that the file's upload returned. */
export const galleryInputSchema = z.object({
  ...galleryTexts,
  category: z.enum(GALLERY_CATEGORIES, { error: 'Category is required' }).default('Events'),
  date_taken: optionalPastDay(t('A valid date is required')),
  is_featured: checkbox(false),
  ministry_page: optionalChoice(MINISTRY_PAGES, t('Choose a page')),
  file_path: linkText(),
  translations: translationsInput(galleryTexts),
});

/** Describes the form of an item before validation. */
export type GalleryFormInput = z.input<typeof galleryInputSchema>;
/** Describes a validated item. */
export type GalleryInput = z.output<typeof galleryInputSchema>;
