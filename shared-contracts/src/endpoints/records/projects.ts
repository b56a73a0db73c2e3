import { listEnvelope } from '../../api/list-query';
import { churchProjectSchema, orderedListQuerySchema } from '../../schemas/homepage';
import { defineEndpoints } from '../endpoint-record';

/** Declares the endpoints of the projects that the church collects for. */
export const projectsEndpoints = defineEndpoints({
  'projects.listFeatured': {
    capability: 'public',
    query: orderedListQuerySchema,
    response: listEnvelope(churchProjectSchema),
    reads: ['church-projects'],
  },
});
