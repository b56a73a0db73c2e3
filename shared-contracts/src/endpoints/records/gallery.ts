import { envelope } from '../../api/envelope';
import { uploadedFileSchema } from '../../schemas/uploads';
import { defineEndpoints } from '../endpoint-record';

/** Declares the endpoints of the gallery's pictures and videos. */
export const galleryEndpoints = defineEndpoints({
  'gallery.download': { capability: 'public', cache: 'custom', reads: ['gallery', 'media'] },
  'gallery.upload': {
    capability: 'gallery.manage',
    multipart: { fileField: 'image' },
    response: envelope(uploadedFileSchema),
    status: 201,
    invalidates: ['media'],
  },
});
