import { envelope, partialInput } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import { ministryPageParamsSchema, ministryPageSchema } from '../../schemas/ministry-page';
import { ministryInputSchema, ministryQuerySchema, ministrySchema } from '../../schemas/ministries';
import { defineEndpoints } from '../define-endpoints';

const saved = envelope(ministrySchema);

/**
 * Declares the endpoints of ministries. A deletion marks a ministry as inactive, so that its members stay on
 * record.
 */
export const ministriesEndpoints = defineEndpoints({
  'ministries.list': {
    capability: 'public',
    query: ministryQuerySchema,
    response: listEnvelope(ministrySchema),
    reads: ['ministries'],
  },
  'ministries.get': { capability: 'public', response: saved, reads: ['ministries'] },
  'ministries.getPage': {
    capability: 'public',
    params: ministryPageParamsSchema,
    response: envelope(ministryPageSchema),
    reads: ['ministries', 'leaders', 'church-projects', 'gallery', 'media'],
  },
  'ministries.create': {
    capability: 'ministries.manage',
    body: ministryInputSchema,
    response: saved,
    status: 201,
    invalidates: ['ministries'],
  },
  'ministries.update': {
    capability: 'ministries.manage',
    body: partialInput(ministryInputSchema),
    response: saved,
    invalidates: ['ministries'],
  },
  'ministries.delete': { capability: 'ministries.manage', response: saved, invalidates: ['ministries'] },
});
