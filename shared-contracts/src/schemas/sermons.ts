import { t } from '../language/translate';
import { z } from 'zod';
import { listQuery } from '../api/list-query';
import { SERMON_SERIES, SERMON_STATUSES } from '../content/enums';
import { sermonSchema } from './dashboard';
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
} from './text';
import { translatedFields, translationsInput } from './translations';

/**
 * Describes a sermon in the public list. It has the sizes of its files, because visitors pay for data by the
 * megabyte.
 */
export const publicSermonSchema = sermonSchema.extend({
  audio_bytes: z.number().int().nullable(),
  audio_type: z.string().nullable(),
  audio_seconds: z.number().int().nullable(),
  video_bytes: z.number().int().nullable(),
  pdf_bytes: z.number().int().nullable(),
  thumbnail: z.string().nullable(),
  /** Is set only for editors, whose list contains every field of the form. */
  sermon_text: z.string().nullable().optional(),
  audio_note: z.string().nullable().optional(),
  version: z.number().int(),
  ...translatedFields,
});
/** Describes a sermon in the public list. */
export type PublicSermon = z.infer<typeof publicSermonSchema>;

/** Describes one sermon with its text, which is sanitised HTML. */
export const sermonPageSchema = publicSermonSchema.extend({
  sermon_text: z.string().nullable(),
  /** Tells listeners something before they play the audio, such as that a computer voice reads it. */
  audio_note: z.string().nullable(),
});
/** Describes one sermon with its text. */
export type SermonPage = z.infer<typeof sermonPageSchema>;

/**
 * Validates the query of the list. By default the newest sermons come first. Editors also see drafts and
 * archived sermons, unless `recent=true`.
 */
export const sermonQuerySchema = listQuery({ sorts: ['sermon_date', 'title', 'created_at'] }).extend({
  recent: checkbox(false),
  status: sermonSchema.shape.status.optional(),
  series: lineText(60).optional(),
  speaker: lineText(200).optional(),
});

/** Lists the series and the speakers of the published sermons, by name, as choices of the filters. */
export const sermonFiltersSchema = z.object({ series: z.array(z.string()), speakers: z.array(z.string()) });
/** Lists the choices of the sermons' filters. */
export type SermonFilters = z.infer<typeof sermonFiltersSchema>;

/** Editors may translate these texts, which lists show too. */
export const listedSermonTexts = {
  title: requiredText(t('Title is required')),
  description: requiredLines(t('Description is required'), 5000),
  scripture_reference: optionalText(),
};
/** Editors may translate these texts of a sermon's page. */
export const sermonTexts = {
  ...listedSermonTexts,
  sermon_text: optionalHtml(200_000),
  audio_note: optionalText(300),
};

/** Validates a new or changed sermon. Files are given by the URL that their upload returned. */
export const sermonInputSchema = z.object({
  ...sermonTexts,
  speaker: requiredText(t('Speaker is required')),
  sermon_date: isoDate(t('Sermon date is required')),
  series: z.enum(SERMON_SERIES, { error: 'Series is required' }).default('sabbath_service'),
  status: z.enum(SERMON_STATUSES, { error: 'Status is required' }).default('published'),
  tags: textList({ items: 30, length: 60 }, t('At most 30 tags')).transform((tags) => [...new Set(tags)]),
  is_featured: checkbox(false),
  audio_file: linkText(),
  video_file: linkText(),
  pdf_file: linkText(),
  thumbnail: linkText(),
  translations: translationsInput(sermonTexts),
});

/** Describes the form of a sermon before validation. */
export type SermonFormInput = z.input<typeof sermonInputSchema>;
/** Describes a validated sermon. */
export type SermonInput = z.output<typeof sermonInputSchema>;
