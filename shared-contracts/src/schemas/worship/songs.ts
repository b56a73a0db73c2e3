import { z } from 'zod';
import { listQuery } from '../../api/list-query';
import { SONG_GROUPS } from '../../content/enums';
import { linkText, optionalLines, optionalText, requiredText } from '../text';

/** A song of one of the music groups. */
export const songSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  /** A video of this site, or a URL of YouTube or Vimeo; null while there is no recording. */
  video: z.string().nullable(),
  image_url: z.string().nullable(),
});
/** A song of a choir, as its page shows it. */
export type Song = z.infer<typeof songSchema>;

/** What the songs of a choir are asked for. */
export const songQuerySchema = listQuery({ sorts: ['sort_order'] });

/** A song as its managers list it. */
export const managedSongSchema = songSchema.extend({
  group: z.enum(SONG_GROUPS),
  version: z.number().int(),
});
/** A song as its editors see it. */
export type ManagedSong = z.infer<typeof managedSongSchema>;

/** Body of creating and updating a song. */
export const songInputSchema = z.object({
  group: z.enum(SONG_GROUPS, { error: 'Choose a group' }),
  title: requiredText('Title is required'),
  description: optionalLines(500),
  video: linkText(),
  image_url: optionalText(500),
});
/** A song as a form holds it, and as it is sent. */
export type SongFormInput = z.input<typeof songInputSchema>;
/** A song as it is stored, once its form is valid. */
export type SongInput = z.output<typeof songInputSchema>;

/** What the list of all songs is asked for. */
export const managedSongQuerySchema = songQuerySchema.extend({ group: z.enum(SONG_GROUPS).optional() });
