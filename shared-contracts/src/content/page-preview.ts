import type { Announcement } from '../schemas/announcements';
import type { ChurchEvent } from '../schemas/events';
import type { SermonPage } from '../schemas/sermons';
import type { PageContent } from '../schemas/page-content';
import type { PageContentCategory, PageContentPage } from './enums';

/**
 * Dashboards store the preview under this key of the tab's session storage; the page at `paths.draft` reads
 * it.
 */
export const PAGE_PREVIEW_KEY = 'narthex:page-preview';

/** Holds unsaved input of an editor in the shape that the previewed page expects. */
export type PagePreview =
  | { readonly kind: 'event'; readonly event: ChurchEvent }
  | { readonly kind: 'sermon'; readonly sermon: SermonPage }
  | { readonly kind: 'announcement'; readonly announcement: Announcement }
  | {
      readonly kind: 'page';
      readonly path: string;
      readonly category: PageContentCategory;
      readonly page: PageContentPage;
      readonly content: PageContent;
    };
