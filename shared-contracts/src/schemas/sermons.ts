import { z } from 'zod';
import { sermonSchema } from './dashboard';
import { checkbox } from './text';

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

/** `recent` changes nothing: the newest always come first. */
export const sermonQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(100),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  recent: checkbox(false),
});
