import { z } from 'zod';
import { GALLERY_CATEGORIES, MINISTRY_PAGES } from '../../content/enums';
import { listQuery } from '../../api/list-query';
import { optionalPastDay } from '../personal/past-day';
import { checkbox, linkText, optionalChoice, requiredLines, requiredText } from '../text';
import { translatedFields, translationsInput } from '../translations';

/** A picture or video of the gallery, with what a card shows of its file. */
export const galleryItemSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  category: z.enum(GALLERY_CATEGORIES),
  /** YYYY-MM-DD. */
  date_taken: z.string().nullable(),
  is_featured: z.boolean(),
  /** The page of the ministry it shows at work. */
  ministry_page: z.enum(MINISTRY_PAGES).nullable(),
  /** Its last part ends as files of its type do; null until there is a file. */
  file_path: z.string().nullable(),
  file_type: z.enum(['image', 'video']).nullable(),
  content_type: z.string().nullable(),
  bytes: z.number().int().nullable(),
  created_at: z.string(),
  version: z.number().int(),
  ...translatedFields,
});
/** A picture or video of the gallery. */
export type GalleryItem = z.infer<typeof galleryItemSchema>;

/** The newest come first unless `sort` says otherwise. */
export const galleryQuerySchema = listQuery({ sorts: ['created_at', 'title'] }).extend({
  category: z.enum(GALLERY_CATEGORIES).optional(),
  featured: checkbox(false),
});

/** The texts of an item that editors may translate. */
export const galleryTexts = {
  title: requiredText('Title is required'),
  description: requiredLines('Description is required', 5000),
};

/** Body of creating and updating an item. The file is named by the URL that its upload was given. */
export const galleryInputSchema = z.object({
  ...galleryTexts,
  category: z.enum(GALLERY_CATEGORIES, { error: 'Category is required' }).default('Events'),
  date_taken: optionalPastDay('A valid date is required'),
  is_featured: checkbox(false),
  ministry_page: optionalChoice(MINISTRY_PAGES, 'Choose a page'),
  file_path: linkText(),
  translations: translationsInput(galleryTexts),
});

/** An item as a form holds it. */
export type GalleryFormInput = z.input<typeof galleryInputSchema>;
/** An item as it is sent, checked by the schema. */
export type GalleryInput = z.output<typeof galleryInputSchema>;
