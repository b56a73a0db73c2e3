import { z } from 'zod';

/** A song of one of the music groups. `video_id` is YouTube's; null while there is no recording. */
export const songSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  video_id: z.string().nullable(),
  image_url: z.string().nullable(),
});
export type Song = z.infer<typeof songSchema>;
