import { pageFieldTexts, type PageField } from '@narthex/shared-contracts/schemas/page-content';
import { safeHtml } from '../../responses/html/safe-html';
import { mediaUrl } from '../../responses/links/media-url';
import { presentTranslations } from '../../responses/translations';
import type { PageContentRow, StoredPage } from './repository';

const mediaUrls = (list: string) =>
  list
    .split(',')
    .flatMap((url) => mediaUrl(url.trim()) ?? [])
    .join(',');

/** Lists the fields that contain HTML. */
export const FIELD_HTML = { content: safeHtml };

/** Sanitises the HTML again, because it may have been stored under older rules. */
export function presentField(row: PageContentRow): PageField {
  // The pictures of a gallery are the same in every language.
  const { content: _content, ...titleAlone } = pageFieldTexts;
  const texts = row.field === 'gallery_images' ? titleAlone : pageFieldTexts;
  return {
    title: row.title,
    content: row.field === 'gallery_images' ? mediaUrls(row.content) : safeHtml(row.content),
    image_url: mediaUrl(row.image_url),
    translations: presentTranslations(texts, row.translations, FIELD_HTML),
  };
}

export const presentPage = ({ fields, version }: StoredPage) => ({
  fields: Object.fromEntries(fields.map((row) => [row.field, presentField(row)])),
  version,
});
