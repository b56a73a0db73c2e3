import { z } from 'zod';
import { lineText } from '../../schemas/text';
import { doneSchema, envelope, orderedSchema, partialInput } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import { reorderInputSchema } from '../../schemas/reorder';
import {
  managedSongQuerySchema,
  managedSongSchema,
  songInputSchema,
  songQuerySchema,
  songSchema,
} from '../../schemas/songs';
import { defineEndpoints } from '../define-endpoints';

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
  'songs.create': {
    capability: 'songs.manage',
    body: songInputSchema,
    response: envelope(managedSongSchema),
    status: 201,
    invalidates: ['songs'],
  },
  'songs.reorder': {
    capability: 'songs.manage',
    body: reorderInputSchema,
    response: orderedSchema,
    invalidates: ['songs'],
    isIdempotent: true,
  },
  'songs.update': {
    capability: 'songs.manage',
    body: partialInput(songInputSchema),
    response: envelope(managedSongSchema),
    invalidates: ['songs'],
  },
  'songs.delete': { capability: 'songs.manage', response: doneSchema, invalidates: ['songs'] },
});
