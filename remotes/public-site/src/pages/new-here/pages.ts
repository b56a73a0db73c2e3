import { paths } from '@narthex/shared-contracts';
import { definePage, type PageRecord } from '../../page-record';

export const NEW_HERE_PAGES: readonly PageRecord[] = [
  definePage(
    {
      path: paths.newHere.pattern,
      title: 'New here',
      description:
        'Your first visit to {church}: when to come, what happens, what to wear, children, lunch, parking and the way.',
      menus: [
        { group: 'first', order: 10 },
        { group: 'quick', order: 10 },
      ],
      offline: 'first',
      chunk: 'new-here-page',
    },
    () => import(/* webpackChunkName: "new-here-page" */ './new-here-page'),
  ),
];
