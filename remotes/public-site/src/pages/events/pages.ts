import { paths } from '@narthex/shared-contracts';
import { definePage, type PageRecord } from '../../page-record';

export const EVENT_PAGES: readonly PageRecord[] = [
  definePage(
    {
      path: paths.events.pattern,
      title: 'Events',
      description: 'What is coming up at {church}: clinics, studies, music and meals, open to everybody.',
      menus: [
        { group: 'bar', order: 10 },
        { group: 'quick', order: 25 },
      ],
      content: 'events',
      offline: 'first',
      // A plain post that joins a waiting list returns with the parameter `place`.
      query: ['q', 'type', 'page', 'place'],
      chunk: 'events-page',
    },
    () => import(/* webpackChunkName: "events-page" */ './events-page'),
  ),
  definePage(
    {
      path: paths.event.pattern,
      title: 'Event',
      description: 'An event at {church}.',
      items: 'events',
      structuredData: {
        type: 'Event',
        build: (context) =>
          import(/* webpackChunkName: "event-schema" */ '../../features/events/event-schema').then(
            ({ buildEventSchema }) => buildEventSchema(context),
          ),
      },
      chunk: 'event-page',
    },
    () => import(/* webpackChunkName: "event-page" */ './event-page'),
  ),
];
