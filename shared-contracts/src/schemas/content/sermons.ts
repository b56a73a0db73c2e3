import { z } from 'zod';
import { listQuery } from '../../api/list-query';
import { sermonSchema } from '../administration/dashboard';
import { checkbox } from '../text';

/** A sermon as the public list shows it: its files with their sizes, since data is paid by the megabyte. */
export const publicSermonSchema = sermonSchema.extend({
  audio_bytes: z.number().int().nullable(),
  audio_type: z.string().nullable(),
  audio_seconds: z.number().int().nullable(),
  video_bytes: z.number().int().nullable(),
  pdf_bytes: z.number().int().nullable(),
  thumbnail: z.string().nullable(),
});
export type PublicSermon = z.infer<typeof publicSermonSchema>;

/** One sermon with its text, which is sanitised HTML. */
export const sermonPageSchema = publicSermonSchema.extend({ sermon_text: z.string().nullable() });
export type SermonPage = z.infer<typeof sermonPageSchema>;

/** The newest come first unless `sort` says otherwise. Editors see drafts and archived ones, unless `recent=true`. */
export const sermonQuerySchema = listQuery({ sorts: ['sermon_date', 'title', 'created_at'] }).extend({
  recent: checkbox(false),
  status: sermonSchema.shape.status.optional(),
  series: z.string().trim().max(60).optional(),
});
