import { doneSchema, envelope, orderedSchema, partialInput } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import { churchProjectSchema, orderedListQuerySchema } from '../../schemas/homepage';
import { projectInputSchema } from '../../schemas/projects';
import { reorderInputSchema } from '../../schemas/reorder';
import { defineEndpoints } from '../define-endpoints';

/** Declares the endpoints of the projects that the church collects for. */
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
  'projects.create': {
    capability: 'projects.manage',
    body: projectInputSchema,
    response: envelope(churchProjectSchema),
    status: 201,
    invalidates: ['church-projects'],
  },
  'projects.update': {
    capability: 'projects.manage',
    body: partialInput(projectInputSchema),
    response: envelope(churchProjectSchema),
    invalidates: ['church-projects'],
  },
  'projects.delete': {
    capability: 'projects.manage',
    response: doneSchema,
    invalidates: ['church-projects'],
  },
  'projects.reorder': {
    capability: 'projects.manage',
    body: reorderInputSchema,
    response: orderedSchema,
    invalidates: ['church-projects'],
    isIdempotent: true,
  },
});
