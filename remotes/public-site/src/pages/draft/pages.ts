import { paths } from '@narthex/shared-contracts';
import { definePage, type PageRecord } from '../../page-record';

export const DRAFT_PAGES: readonly PageRecord[] = [
  definePage(
    {
      path: paths.draft.pattern,
      title: 'Preview',
      description: 'What somebody writes for {church}, before it is saved.',
      isListed: false,
      offline: 'never',
      chunk: 'draft-page',
    },
    () => import(/* webpackChunkName: "draft-page" */ './draft-page'),
  ),
];
