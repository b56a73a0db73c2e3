import { z } from 'zod';
import { listEnvelope } from '../../api/list-query';
import { songQuerySchema, songSchema } from '../../schemas/content/songs';
import { defineEndpoints } from '../define-endpoints';

const key = z.string().max(60);

/** Songs of the choirs. */
export const songsEndpoints = defineEndpoints({
  'songs.list': {
    capability: 'public',
    params: z.object({ group: key }),
    query: songQuerySchema,
    response: listEnvelope(songSchema),
    reads: ['songs'],
  },
});
