import { doneSchema, envelope, orderedSchema, partialInput } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import { leaderInputSchema, leaderQuerySchema, leaderSchema } from '../../schemas/leaders';
import { reorderInputSchema } from '../../schemas/reorder';
import { defineEndpoints } from '../define-endpoints';

/** Declares the endpoints of the directory of leaders. */
export const leadersEndpoints = defineEndpoints({
  'leaders.list': {
    capability: 'public',
    query: leaderQuerySchema,
    response: listEnvelope(leaderSchema),
    reads: ['leaders'],
  },
  'leaders.get': { capability: 'public', response: envelope(leaderSchema), reads: ['leaders'] },
  'leaders.create': {
    capability: 'leaders.manage',
    body: leaderInputSchema,
    response: envelope(leaderSchema),
    status: 201,
    invalidates: ['leaders'],
  },
  'leaders.reorder': {
    capability: 'leaders.manage',
    body: reorderInputSchema,
    response: orderedSchema,
    invalidates: ['leaders'],
    isIdempotent: true,
  },
  'leaders.update': {
    capability: 'leaders.manage',
    body: partialInput(leaderInputSchema),
    response: envelope(leaderSchema),
    invalidates: ['leaders'],
  },
  'leaders.delete': { capability: 'leaders.manage', response: doneSchema, invalidates: ['leaders'] },
});
