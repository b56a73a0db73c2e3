import type { PageRecord } from '../page-record';
import { ABOUT_PAGES } from './about/pages';
import { DRAFT_PAGES } from './draft/pages';
import { EVENT_PAGES } from './events/pages';
import { GALLERY_PAGES } from './gallery/pages';
import { GIVING_PAGES } from './giving/pages';
import { HOME_PAGES } from './home/pages';
import { LEGAL_PAGES } from './legal/pages';
import { MINISTRY_PAGES } from './ministries/pages';
import { NEW_HERE_PAGES } from './new-here/pages';
import { PROGRAMME_PAGES } from './programme/pages';
import { SEARCH_PAGES } from './search/pages';
import { SERMON_PAGES } from './sermons/pages';

/** All public pages, grouped by family. */
export const PAGES: readonly PageRecord[] = [
  ...HOME_PAGES,
  ...NEW_HERE_PAGES,
  ...ABOUT_PAGES,
  ...GIVING_PAGES,
  ...LEGAL_PAGES,
  ...MINISTRY_PAGES,
  ...PROGRAMME_PAGES,
  ...EVENT_PAGES,
  ...GALLERY_PAGES,
  ...SERMON_PAGES,
  ...SEARCH_PAGES,
  ...DRAFT_PAGES,
];
