import { galleryItemSchema, galleryTexts, type GalleryItem } from '@narthex/shared-contracts/schemas/gallery';
import { presentRow } from '../../responses/present-row';
import { presentTranslations } from '../../responses/translations';
import type { GalleryRow } from './repository';

/** Maps each type to its usual extension, by which other front ends choose an icon. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'video/quicktime': 'mov',
  'video/vnd.avi': 'avi',
  'video/x-msvideo': 'avi',
  'video/x-ms-asf': 'wmv',
  'video/x-ms-wmv': 'wmv',
  'video/x-matroska': 'mkv',
};

export const fileExtension = (contentType: string): string =>
  EXTENSIONS[contentType] ?? /^\w+\/(?:x-)?([a-z0-9]{2,5})$/.exec(contentType)?.[1] ?? 'bin';

function getFileType(contentType: string | null): GalleryItem['file_type'] {
  if (contentType === null) return null;
  return contentType.startsWith('image/') ? 'image' : 'video';
}

export const presentItem = (row: GalleryRow): GalleryItem =>
  presentRow(galleryItemSchema, row, {
    file_path:
      row.file === null || row.content_type === null
        ? null
        : `/media/${row.file}/original.${fileExtension(row.content_type)}`,
    file_type: getFileType(row.content_type),
    translations: presentTranslations(galleryTexts, row.translations),
  });
