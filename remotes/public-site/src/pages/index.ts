import type { PageDefinition } from '../page-definition';
import { GATHERING_PAGES } from './gatherings/pages';
import { INFORMATION_PAGES } from './information/pages';
import { MINISTRY_PAGES } from './ministries/pages';

/** Every public page beside the home page, by family. */
export const PAGES: readonly PageDefinition[] = [...INFORMATION_PAGES, ...MINISTRY_PAGES, ...GATHERING_PAGES];
