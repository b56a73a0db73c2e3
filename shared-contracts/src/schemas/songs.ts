import { t } from '../language/translate';
import { z } from 'zod';
import { listQuery } from '../api/list-query';
import { SONG_GROUPS } from '../content/enums';
import { linkText, optionalLines, optionalText, requiredText } from './text';

export const songSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  /** Holds a video of this site, or a URL of YouTube or Vimeo; it is null while there is no recording. */
  video: z.string().nullable(),
  image_url: z.string().nullable(),
  /** Holds the size of a video of this site; it is null for others. */
  video_bytes: z.number().int().nullable(),
});
/** Describes a song of one of the music groups. */
export type Song = z.infer<typeof songSchema>;

export const songQuerySchema = listQuery({ sorts: ['sort_order'] });

export const managedSongSchema = songSchema.omit({ video_bytes: true }).extend({
  group: z.enum(SONG_GROUPS),
  version: z.number().int(),
});
/** Describes a song to its editors. */
export type ManagedSong = z.infer<typeof managedSongSchema>;

/** Validates a new or changed song. */
export const songInputSchema = z.object({
  group: z.enum(SONG_GROUPS, { error: 'Choose a group' }),
  title: requiredText(t('Title is required')),
  description: optionalLines(500),
  video: linkText(),
  image_url: optionalText(500),
});
/** Describes the form of a song before validation. */
export type SongFormInput = z.input<typeof songInputSchema>;
/** Describes a validated song. */
export type SongInput = z.output<typeof songInputSchema>;

export const managedSongQuerySchema = songQuerySchema.extend({ group: z.enum(SONG_GROUPS).optional() });
