import { defineEndpoints } from '../define-endpoints';

/** Pictures and films of the gallery. */
export const galleryEndpoints = defineEndpoints({
  'gallery.list': { capability: 'public', reads: ['gallery', 'media'] },
  'gallery.get': { capability: 'public', reads: ['gallery', 'media'] },
  'gallery.download': { capability: 'public', reads: ['gallery', 'media'] },
  'gallery.create': {
    capability: 'gallery.manage',
    multipart: { fileField: 'image' },
    status: 201,
    invalidates: ['gallery'],
  },
  'gallery.upload': {
    capability: 'gallery.manage',
    multipart: { fileField: 'image' },
    status: 201,
    invalidates: ['media'],
  },
  'gallery.update': { capability: 'gallery.manage', invalidates: ['gallery'] },
  'gallery.delete': { capability: 'gallery.manage', invalidates: ['gallery'] },
});
