import { doneSchema, envelope, partialInput } from '../../api/envelope';
import { listEnvelope } from '../../api/list-query';
import { galleryInputSchema, galleryItemSchema, galleryQuerySchema } from '../../schemas/gallery';
import { uploadedFileSchema } from '../../schemas/uploads';
import { defineEndpoints } from '../define-endpoints';

/** Declares the endpoints of the gallery's pictures and videos. */
export const galleryEndpoints = defineEndpoints({
  'gallery.list': {
    capability: 'public',
    query: galleryQuerySchema,
    response: listEnvelope(galleryItemSchema),
    reads: ['gallery', 'media'],
  },
  'gallery.get': { capability: 'public', response: envelope(galleryItemSchema), reads: ['gallery', 'media'] },
  'gallery.download': { capability: 'public', cache: 'custom', reads: ['gallery', 'media'] },
  'gallery.create': {
    capability: 'gallery.manage',
    multipart: { fileField: 'image' },
    body: galleryInputSchema,
    response: envelope(galleryItemSchema),
    status: 201,
    invalidates: ['gallery'],
  },
  'gallery.upload': {
    capability: 'gallery.manage',
    multipart: { fileField: 'image' },
    response: envelope(uploadedFileSchema),
    status: 201,
    invalidates: ['media'],
  },
  'gallery.update': {
    capability: 'gallery.manage',
    body: partialInput(galleryInputSchema),
    response: envelope(galleryItemSchema),
    invalidates: ['gallery'],
  },
  'gallery.delete': { capability: 'gallery.manage', response: doneSchema, invalidates: ['gallery'] },
});
