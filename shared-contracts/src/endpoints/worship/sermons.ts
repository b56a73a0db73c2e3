import { envelope } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import { publicSermonSchema, sermonPageSchema, sermonQuerySchema } from '../../schemas/content/sermons';
import { defineEndpoints } from '../define-endpoints';

/** Sermons and their files. */
export const sermonsEndpoints = defineEndpoints({
  'sermons.list': {
    capability: 'public',
    query: sermonQuerySchema,
    response: listEnvelope(publicSermonSchema),
    reads: ['sermons', 'media'],
  },
  'sermons.get': { capability: 'public', response: envelope(sermonPageSchema), reads: ['sermons', 'media'] },
  'sermons.create': { capability: 'sermons.manage', status: 201, invalidates: ['sermons'] },
  'sermons.upload': {
    capability: 'sermons.manage',
    multipart: { fileField: 'audio' },
    status: 201,
    invalidates: ['media'],
  },
  'sermons.update': { capability: 'sermons.manage', invalidates: ['sermons'] },
  'sermons.delete': { capability: 'sermons.manage', invalidates: ['sermons'] },
});
