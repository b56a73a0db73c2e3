import { z } from 'zod';
import { listQuery } from '../../api/list-query';

/** A song of one of the music groups. */
export const songSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  /** A film of this site, or an address of YouTube or Vimeo; null while there is no recording. */
  video: z.string().nullable(),
  image_url: z.string().nullable(),
});
export type Song = z.infer<typeof songSchema>;

export const songQuerySchema = listQuery({ sorts: ['sort_order'] });
