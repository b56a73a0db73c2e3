import { paths } from '@narthex/shared-contracts';
import { definePage, type PageDefinition } from '../../page-definition';

export const GATHERING_PAGES: readonly PageDefinition[] = [
  definePage(
    {
      path: paths.calendar.pattern,
      title: 'Calendar of events',
      description: 'The Sabbaths of the semester at {church}: who teaches, who preaches and what is special.',
      chunk: 'calendar-page',
    },
    () => import(/* webpackChunkName: "calendar-page" */ './calendar-page'),
  ),
  definePage(
    {
      path: paths.events.pattern,
      title: 'Events',
      description: 'What is coming up at {church}: clinics, studies, music and meals, open to everybody.',
      chunk: 'events-page',
    },
    () => import(/* webpackChunkName: "events-page" */ './events-page'),
  ),
  definePage(
    {
      path: paths.event.pattern,
      title: 'Event',
      description: 'An event at {church}.',
      chunk: 'event-page',
    },
    () => import(/* webpackChunkName: "event-page" */ './event-page'),
  ),
  definePage(
    {
      path: paths.announcements.pattern,
      title: 'Announcements and weekly programme',
      description:
        'What is announced at {church} this week, and the ordinary week: prayers, studies, choirs.',
      chunk: 'announcements-page',
    },
    () => import(/* webpackChunkName: "announcements-page" */ './announcements-page'),
  ),
  definePage(
    {
      path: paths.sermons.pattern,
      title: 'Sermons',
      description: 'Sermons of {church} to hear, read and download.',
      chunk: 'sermons-page',
    },
    () => import(/* webpackChunkName: "sermons-page" */ './sermons-page'),
  ),
  definePage(
    {
      path: paths.sermon.pattern,
      title: 'Sermon',
      description: 'A sermon of {church}.',
      chunk: 'sermon-page',
    },
    () => import(/* webpackChunkName: "sermon-page" */ './sermon-page'),
  ),
];
