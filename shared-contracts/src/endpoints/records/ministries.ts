import { envelope } from '../../api/envelope';
import { ministryPageParamsSchema, ministryPageSchema } from '../../schemas/ministry-page';
import { defineEndpoints } from '../endpoint-record';

/** Declares the endpoints of the pages of ministries. */
export const ministriesEndpoints = defineEndpoints({
  'ministries.getPage': {
    capability: 'public',
    params: ministryPageParamsSchema,
    response: envelope(ministryPageSchema),
    reads: ['ministries', 'leaders', 'church-projects', 'gallery', 'media'],
  },
});
