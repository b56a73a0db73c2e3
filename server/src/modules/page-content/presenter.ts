import type { PageField } from '@narthex/shared-contracts/schemas/page-content';
import { safeHtml } from '../about/safe-html';
import { mediaUrl } from '../../responses/media-url';
import type { PageContentRow, StoredPage } from './repository';

const mediaUrls = (list: string) =>
  list
    .split(',')
    .flatMap((url) => mediaUrl(url.trim()) ?? [])
    .join(',');

/** Cleaned again on its way out: what was stored under older rules is held to today's. */
export function presentField(row: PageContentRow): PageField {
  return {
    title: row.title,
    content: row.field === 'gallery_images' ? mediaUrls(row.content) : safeHtml(row.content),
    image_url: mediaUrl(row.imageUrl),
  };
}

export const presentPage = ({ fields, version }: StoredPage) => ({
  fields: Object.fromEntries(fields.map((row) => [row.field, presentField(row)])),
  version,
});
