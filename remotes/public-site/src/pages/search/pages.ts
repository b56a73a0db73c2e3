import { paths } from '@narthex/shared-contracts';
import { definePage, type PageRecord } from '../../page-record';

export const SEARCH_PAGES: readonly PageRecord[] = [
  definePage(
    {
      path: paths.search.pattern,
      title: 'Search',
      description: 'Search the pages, events, sermons, announcements and leaders of {church}.',
      isListed: false,
      query: ['q'],
      chunk: 'search-page',
    },
    () => import(/* webpackChunkName: "search-page" */ './search-page'),
  ),
];
