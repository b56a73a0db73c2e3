import { z } from 'zod';
import { listEnvelope } from '../../api/list-query';
import { managedSongQuerySchema, managedSongSchema, songQuerySchema, songSchema } from '../../schemas/songs';
import { lineText } from '../../schemas/text';
import { defineEndpoints } from '../endpoint-record';

const key = lineText(60);

/** Declares the endpoints of the choirs' songs. */
export const songsEndpoints = defineEndpoints({
  'songs.list': {
    capability: 'public',
    params: z.object({ group: key }),
    query: songQuerySchema,
    response: listEnvelope(songSchema),
    reads: ['songs'],
  },
  'songs.listManaged': {
    capability: 'songs.manage',
    query: managedSongQuerySchema,
    response: listEnvelope(managedSongSchema),
  },
});
