import { z } from 'zod';
import { listQuery } from '../../api/list-query';
import { SERMON_SERIES, SERMON_STATUSES } from '../../content/enums';
import { sermonSchema } from '../administration/dashboard';
import {
  checkbox,
  isoDate,
  lineText,
  linkText,
  optionalHtml,
  optionalText,
  requiredLines,
  requiredText,
  textList,
} from '../text';
import { translatedFields, translationsInput } from '../translations';

/** A sermon as the public list shows it: its files with their sizes, since data is paid by the megabyte. */
export const publicSermonSchema = sermonSchema.extend({
  audio_bytes: z.number().int().nullable(),
  audio_type: z.string().nullable(),
  audio_seconds: z.number().int().nullable(),
  video_bytes: z.number().int().nullable(),
  pdf_bytes: z.number().int().nullable(),
  thumbnail: z.string().nullable(),
  /** Only where an editor asks: the list then carries every field of the form. */
  sermon_text: z.string().nullable().optional(),
  audio_note: z.string().nullable().optional(),
  version: z.number().int(),
  ...translatedFields,
});
/** A sermon as the public site shows it. */
export type PublicSermon = z.infer<typeof publicSermonSchema>;

/** One sermon with its text, which is sanitised HTML. */
export const sermonPageSchema = publicSermonSchema.extend({
  sermon_text: z.string().nullable(),
  /** What to know before one listens: that a computer voice reads it, or that its beginning is missing. */
  audio_note: z.string().nullable(),
});
/** A sermon with all that its page shows. */
export type SermonPage = z.infer<typeof sermonPageSchema>;

/** The newest come first unless `sort` says otherwise. Editors see drafts and archived ones, unless `recent=true`. */
export const sermonQuerySchema = listQuery({ sorts: ['sermon_date', 'title', 'created_at'] }).extend({
  recent: checkbox(false),
  status: sermonSchema.shape.status.optional(),
  series: lineText(60).optional(),
  speaker: lineText(200).optional(),
});

/** What the published sermons can be narrowed to: the series there are, and the speakers, by name. */
export const sermonFiltersSchema = z.object({ series: z.array(z.string()), speakers: z.array(z.string()) });
/** What sermons can be filtered by: speakers, series, years. */
export type SermonFilters = z.infer<typeof sermonFiltersSchema>;

/** The texts of a sermon that editors may translate: those of its entry in a list, and all of them. */
export const listedSermonTexts = {
  title: requiredText('Title is required'),
  description: requiredLines('Description is required', 5000),
  scripture_reference: optionalText(),
};
/** The fields of a sermon that are texts, for its forms. */
export const sermonTexts = {
  ...listedSermonTexts,
  sermon_text: optionalHtml(200_000),
  audio_note: optionalText(300),
};

/** Body of creating and updating a sermon. Files are named by the URL that their upload was given. */
export const sermonInputSchema = z.object({
  ...sermonTexts,
  speaker: requiredText('Speaker is required'),
  sermon_date: isoDate('Sermon date is required'),
  series: z.enum(SERMON_SERIES, { error: 'Series is required' }).default('sabbath_service'),
  status: z.enum(SERMON_STATUSES, { error: 'Status is required' }).default('published'),
  tags: textList({ items: 30, length: 60 }, 'At most 30 tags').transform((tags) => [...new Set(tags)]),
  is_featured: checkbox(false),
  audio_file: linkText(),
  video_file: linkText(),
  pdf_file: linkText(),
  thumbnail: linkText(),
  translations: translationsInput(sermonTexts),
});

/** A sermon as a form holds it. */
export type SermonFormInput = z.input<typeof sermonInputSchema>;
/** A sermon as it is sent, checked by the schema. */
export type SermonInput = z.output<typeof sermonInputSchema>;
