import { paths } from '@narthex/shared-contracts';
import { definePage, type PageRecord } from '../../page-record';

export const HOME_PAGES: readonly PageRecord[] = [
  definePage(
    {
      path: paths.home.pattern,
      title: '{church}',
      description: 'The home page of {church}.',
      offline: 'first',
      structuredData: ['Church'],
      chunk: 'home-page',
    },
    () => import(/* webpackChunkName: "home-page" */ './home-page'),
  ),
];
