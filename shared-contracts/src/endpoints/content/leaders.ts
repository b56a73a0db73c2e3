import { envelope } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import { leaderQuerySchema, leaderSchema } from '../../schemas/content/leaders';
import { defineEndpoints } from '../define-endpoints';

/** The directory of leaders. */
export const leadersEndpoints = defineEndpoints({
  'leaders.list': {
    capability: 'public',
    query: leaderQuerySchema,
    response: listEnvelope(leaderSchema),
    reads: ['leaders'],
  },
  'leaders.get': { capability: 'public', response: envelope(leaderSchema), reads: ['leaders'] },
  'leaders.create': { capability: 'leaders.manage', status: 201, invalidates: ['leaders'] },
  'leaders.reorder': { capability: 'leaders.manage', invalidates: ['leaders'] },
  'leaders.update': { capability: 'leaders.manage', invalidates: ['leaders'] },
  'leaders.delete': { capability: 'leaders.manage', invalidates: ['leaders'] },
});
