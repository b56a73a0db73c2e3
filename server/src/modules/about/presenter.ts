import { aboutTexts, type AboutSection } from '@narthex/shared-contracts/schemas/about';
import { mediaUrl } from '../../responses/links/media-url';
import { presentTranslations } from '../../responses/translations';
import { safeHtml } from '../../responses/html/safe-html';
import type { SectionRow } from './repository';

/** The texts that hold HTML. */
export const SECTION_HTML = { content: safeHtml };

/** Cleaned again on its way out: what was stored under older rules is held to today's. */
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
