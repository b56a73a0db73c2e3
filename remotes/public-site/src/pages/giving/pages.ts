import { paths } from '@narthex/shared-contracts';
import { definePage, type PageRecord } from '../../page-record';

export const GIVING_PAGES: readonly PageRecord[] = [
  definePage(
    {
      path: paths.giving.pattern,
      title: 'Tithes and offerings',
      description: 'How to give by mobile money, step by step, and where it goes.',
      menus: [
        { group: 'resources', order: 50 },
        { group: 'quick', label: 'Giving', order: 60 },
      ],
      chunk: 'giving-page',
    },
    () => import(/* webpackChunkName: "giving-page" */ './giving-page'),
  ),
];
