import { paths } from '@narthex/shared-contracts';
import { definePage, type PageRecord } from '../../page-record';

export const HOME_PAGES: readonly PageRecord[] = [
  definePage(
    {
      path: paths.home.pattern,
      title: '{church}',
      description: 'The home page of {church}.',
      offline: 'first',
      structuredData: {
        type: 'Church',
        build: (context) =>
          import(/* webpackChunkName: "church-schema" */ '../../features/about/church-schema').then(
            ({ buildChurchSchema }) => buildChurchSchema(context),
          ),
      },
      chunk: 'home-page',
    },
    () => import(/* webpackChunkName: "home-page" */ './home-page'),
  ),
];
