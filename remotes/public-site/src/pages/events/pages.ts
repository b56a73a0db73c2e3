import { paths } from '@narthex/shared-contracts';
import { definePage, type PageRecord } from '../../page-record';

export const EVENT_PAGES: readonly PageRecord[] = [
  definePage(
    {
      path: paths.calendar.pattern,
      aliases: ['/SabbathCalendar'],
      title: 'Calendar of events',
      description: 'The Sabbaths of the semester at {church}: who teaches, who preaches and what is special.',
      menus: [
        { group: 'resources', label: 'Sabbath calendar', order: 10 },
        { group: 'quick', label: 'Sabbath calendar', order: 20 },
      ],
      content: 'calendar',
      offline: 'first',
      query: ['semester'],
      chunk: 'calendar-page',
    },
    () => import(/* webpackChunkName: "calendar-page" */ './calendar-page'),
  ),
  definePage(
    {
      path: paths.events.pattern,
      title: 'Events',
      description: 'What is coming up at {church}: clinics, studies, music and meals, open to everybody.',
      menus: [{ group: 'resources', order: 20 }],
      content: 'events',
      offline: 'first',
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
      structuredData: ['Event'],
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
      menus: [
        { group: 'resources', label: 'Announcements', order: 40 },
        { group: 'quick', label: 'Announcements', order: 30 },
      ],
      content: 'announcements',
      offline: 'first',
      chunk: 'announcements-page',
    },
    () => import(/* webpackChunkName: "announcements-page" */ './announcements-page'),
  ),
  definePage(
    {
      path: paths.sermons.pattern,
      title: 'Sermons',
      description: 'Sermons of {church} to hear, read and download.',
      menus: [
        { group: 'resources', order: 30 },
        { group: 'quick', order: 40 },
      ],
      content: 'sermons',
      query: ['page'],
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
      structuredData: ['PodcastEpisode'],
      chunk: 'sermon-page',
    },
    () => import(/* webpackChunkName: "sermon-page" */ './sermon-page'),
  ),
];
