import { envelope } from '../../api/envelope';
import { sermonFiltersSchema } from '../../schemas/sermons';
import { sermonUploadInputSchema, sermonUploadSchema } from '../../schemas/uploads';
import { defineEndpoints } from '../endpoint-record';

/** Declares the endpoints of sermons and their files. */
export const sermonsEndpoints = defineEndpoints({
  'sermons.filters': { capability: 'public', response: envelope(sermonFiltersSchema), reads: ['sermons'] },
  'sermons.upload': {
    capability: 'sermons.manage',
    multipart: { fileField: 'audio', fields: sermonUploadInputSchema },
    response: envelope(sermonUploadSchema),
    status: 201,
    invalidates: ['sermons', 'media'],
  },
});
