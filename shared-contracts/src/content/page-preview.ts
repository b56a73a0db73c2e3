import type { Announcement } from '../schemas/content/announcements';
import type { ChurchEvent } from '../schemas/events/events';
import type { SermonPage } from '../schemas/worship/sermons';
import type { PageContent } from '../schemas/pages/page-content';
import type { PageContentCategory, PageContentPage } from './enums';

/** Where in a tab's session storage a dashboard leaves what the page at `paths.draft` shows. */
export const PAGE_PREVIEW_KEY = 'narthex:page-preview';

/** What somebody typed and hasn't saved, as the page reads it that will show it. */
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
