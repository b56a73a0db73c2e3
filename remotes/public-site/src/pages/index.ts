import type { PageRecord } from '../page-record';
import { EVENT_PAGES } from './events/pages';
import { GALLERY_PAGES } from './gallery/pages';
import { HOME_PAGES } from './home/pages';
import { INFORMATION_PAGES } from './information/pages';
import { MINISTRY_PAGES } from './ministries/pages';

/** Every public page, by family. */
export const PAGES: readonly PageRecord[] = [
  ...HOME_PAGES,
  ...INFORMATION_PAGES,
  ...MINISTRY_PAGES,
  ...EVENT_PAGES,
  ...GALLERY_PAGES,
];
