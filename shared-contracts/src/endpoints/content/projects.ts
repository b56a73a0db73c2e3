import { listEnvelope } from '../../api/list-query';
import { churchProjectSchema, orderedListQuerySchema } from '../../schemas/content/homepage';
import { defineEndpoints } from '../define-endpoints';

/** Projects the church collects for. */
export const projectsEndpoints = defineEndpoints({
  'projects.list': {
    capability: 'public',
    query: orderedListQuerySchema,
    response: listEnvelope(churchProjectSchema),
    reads: ['church-projects'],
  },
  'projects.listFeatured': {
    capability: 'public',
    query: orderedListQuerySchema,
    response: listEnvelope(churchProjectSchema),
    reads: ['church-projects'],
  },
  'projects.create': { capability: 'projects.manage', status: 201, invalidates: ['church-projects'] },
  'projects.update': { capability: 'projects.manage', invalidates: ['church-projects'] },
  'projects.delete': { capability: 'projects.manage', invalidates: ['church-projects'] },
});
