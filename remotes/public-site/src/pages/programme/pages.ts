import { paths } from '@narthex/shared-contracts';
import { definePage, type PageRecord } from '../../page-record';

export const PROGRAMME_PAGES: readonly PageRecord[] = [
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
];
