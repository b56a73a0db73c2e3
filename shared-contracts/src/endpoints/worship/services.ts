import { listEnvelope } from '../../api/list-query';
import { orderedListQuerySchema, worshipServiceSchema } from '../../schemas/content/homepage';
import { defineEndpoints } from '../define-endpoints';

/** Worship services of the week. */
export const servicesEndpoints = defineEndpoints({
  'services.list': {
    capability: 'public',
    query: orderedListQuerySchema,
    response: listEnvelope(worshipServiceSchema),
    reads: ['worship-services'],
  },
  'services.create': { capability: 'services.manage', status: 201, invalidates: ['worship-services'] },
  'services.update': { capability: 'services.manage', invalidates: ['worship-services'] },
  'services.delete': { capability: 'services.manage', invalidates: ['worship-services'] },
});
