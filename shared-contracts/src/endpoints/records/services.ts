import { doneSchema, envelope, orderedSchema, partialInput } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import { worshipServiceSchema } from '../../schemas/homepage';
import { reorderInputSchema } from '../../schemas/reorder';
import { serviceInputSchema, serviceQuerySchema } from '../../schemas/services';
import { defineEndpoints } from '../define-endpoints';

/** Declares the endpoints of the weekly worship services. */
export const servicesEndpoints = defineEndpoints({
  'services.list': {
    capability: 'public',
    query: serviceQuerySchema,
    response: listEnvelope(worshipServiceSchema),
    reads: ['worship-services'],
  },
  'services.create': {
    capability: 'services.manage',
    body: serviceInputSchema,
    response: envelope(worshipServiceSchema),
    status: 201,
    invalidates: ['worship-services'],
  },
  'services.update': {
    capability: 'services.manage',
    body: partialInput(serviceInputSchema),
    response: envelope(worshipServiceSchema),
    invalidates: ['worship-services'],
  },
  'services.delete': {
    capability: 'services.manage',
    response: doneSchema,
    invalidates: ['worship-services'],
  },
  'services.reorder': {
    capability: 'services.manage',
    body: reorderInputSchema,
    response: orderedSchema,
    invalidates: ['worship-services'],
    isIdempotent: true,
  },
});
