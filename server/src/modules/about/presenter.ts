import { mediaUrl } from '../../responses/media-url';
import { safeHtml } from './safe-html';
import type { SectionRow } from './repository';

export interface PageSection {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly image_url: string | null;
  readonly version: number;
}

/** Cleaned again on its way out: what was stored under older rules is held to today's. */
export function presentSection(row: SectionRow): PageSection {
  return {
    id: row.id,
    title: row.title,
    content: safeHtml(row.content),
    image_url: mediaUrl(row.imageUrl),
    version: row.version,
  };
}
