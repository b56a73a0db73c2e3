import { doneSchema, envelope, partialInput } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import {
  publicSermonSchema,
  sermonFiltersSchema,
  sermonInputSchema,
  sermonPageSchema,
  sermonQuerySchema,
} from '../../schemas/sermons';
import { sermonUploadInputSchema, sermonUploadSchema } from '../../schemas/uploads';
import { defineEndpoints } from '../define-endpoints';

/** Declares the endpoints of sermons and their files. */
export const sermonsEndpoints = defineEndpoints({
  'sermons.list': {
    capability: 'public',
    query: sermonQuerySchema,
    response: listEnvelope(publicSermonSchema),
    reads: ['sermons', 'media'],
  },
  'sermons.filters': { capability: 'public', response: envelope(sermonFiltersSchema), reads: ['sermons'] },
  'sermons.get': { capability: 'public', response: envelope(sermonPageSchema), reads: ['sermons', 'media'] },
  'sermons.create': {
    capability: 'sermons.manage',
    body: sermonInputSchema,
    response: envelope(sermonPageSchema),
    status: 201,
    invalidates: ['sermons'],
  },
  'sermons.upload': {
    capability: 'sermons.manage',
    multipart: { fileField: 'audio', fields: sermonUploadInputSchema },
    response: envelope(sermonUploadSchema),
    status: 201,
    invalidates: ['sermons', 'media'],
  },
  'sermons.update': {
    capability: 'sermons.manage',
    body: partialInput(sermonInputSchema),
    response: envelope(sermonPageSchema),
    invalidates: ['sermons'],
  },
  'sermons.delete': { capability: 'sermons.manage', response: doneSchema, invalidates: ['sermons'] },
});
