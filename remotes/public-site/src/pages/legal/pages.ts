import { definePage, type PageRecord } from '../../page-record';

export const LEGAL_PAGES: readonly PageRecord[] = [
  definePage(
    {
      path: '/privacy',
      title: 'Privacy',
      description: 'What this site keeps about you, why, and how to have it removed.',
      menus: [{ group: 'legal', order: 10 }],
      chunk: 'privacy-page',
    },
    () => import(/* webpackChunkName: "privacy-page" */ './privacy-page'),
  ),
  definePage(
    {
      path: '/terms',
      title: 'Terms',
      description: 'The few rules of this site.',
      menus: [{ group: 'legal', order: 20 }],
      chunk: 'terms-page',
    },
    () => import(/* webpackChunkName: "terms-page" */ './terms-page'),
  ),
  definePage(
    {
      path: '/accessibility',
      title: 'Accessibility',
      description: 'How this site is made usable for everyone, and whom to tell when it isn’t.',
      menus: [{ group: 'legal', order: 30 }],
      chunk: 'accessibility-page',
    },
    () => import(/* webpackChunkName: "accessibility-page" */ './accessibility-page'),
  ),
];
