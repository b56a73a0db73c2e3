import { aboutTexts, type AboutSection } from '@narthex/shared-contracts/schemas/about';
import { mediaUrl } from '../../responses/links/media-url';
import { presentTranslations } from '../../responses/translations';
import { safeHtml } from '../../responses/html/safe-html';
import type { SectionRow } from './repository';

/** Lists the fields that contain HTML. */
export const SECTION_HTML = { content: safeHtml };

/** Sanitises the HTML again, because it may have been stored under older rules. */
export function presentSection(row: SectionRow): AboutSection {
  return {
    id: row.id,
    title: row.title,
    content: safeHtml(row.content),
    image_url: mediaUrl(row.image_url),
    version: row.version,
    translations: presentTranslations(aboutTexts, row.translations, SECTION_HTML),
  };
}
