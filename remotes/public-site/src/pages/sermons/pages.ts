import { paths } from '@narthex/shared-contracts';
import { definePage, type PageRecord } from '../../page-record';

export const SERMON_PAGES: readonly PageRecord[] = [
  definePage(
    {
      path: paths.sermons.pattern,
      title: 'Sermons',
      description: 'Sermons of {church} to hear, read and download.',
      menus: [
        { group: 'resources', order: 5 },
        { group: 'quick', order: 40 },
      ],
      content: 'sermons',
      query: ['page', 'q', 'series', 'speaker'],
      chunk: 'sermons-page',
    },
    () => import(/* webpackChunkName: "sermons-page" */ './sermons-page'),
  ),
  definePage(
    {
      path: paths.sermon.pattern,
      title: 'Sermon',
      description: 'A sermon of {church}.',
      items: 'sermons',
      structuredData: {
        type: 'PodcastEpisode',
        build: (context) =>
          import(/* webpackChunkName: "sermon-schema" */ '../../features/sermons/sermon-schema').then(
            ({ buildSermonSchema }) => buildSermonSchema(context),
          ),
      },
      chunk: 'sermon-page',
    },
    () => import(/* webpackChunkName: "sermon-page" */ './sermon-page'),
  ),
];
