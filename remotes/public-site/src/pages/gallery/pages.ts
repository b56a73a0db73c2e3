import { paths } from '@narthex/shared-contracts';
import { definePage, type PageRecord } from '../../page-record';

export const GALLERY_PAGES: readonly PageRecord[] = [
  definePage(
    {
      path: paths.gallery.pattern,
      title: 'Gallery',
      description: 'Pictures and videos of {church}: services, events, outreach and the youth.',
      menus: [{ group: 'more', order: 20 }],
      content: 'gallery',
      query: ['category', 'page'],
      chunk: 'gallery-page',
    },
    () => import(/* webpackChunkName: "gallery-page" */ './gallery-page'),
  ),
];
