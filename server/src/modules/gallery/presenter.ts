import { galleryTexts, type GalleryItem } from '@narthex/shared-contracts/schemas/gallery';
import { presentTranslations } from '../../responses/translations';
import type { GalleryRow } from './repository';

/** The usual ending of a type: other front ends choose an icon by it. */
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

export const presentItem = (row: GalleryRow): GalleryItem => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  date_taken: row.dateTaken,
  is_featured: row.isFeatured,
  ministry_page: row.ministryPage,
  file_path:
    row.file === null || row.contentType === null
      ? null
      : `/media/${row.file}/original.${fileExtension(row.contentType)}`,
  file_type: getFileType(row.contentType),
  content_type: row.contentType,
  bytes: row.bytes,
  created_at: row.createdAt.toISOString(),
  version: row.version,
  translations: presentTranslations(galleryTexts, row.translations),
});
