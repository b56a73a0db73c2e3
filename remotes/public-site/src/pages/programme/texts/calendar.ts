import type { MinistryText } from '../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'resources',
  page: 'calendar_events',
  kicker: 'Tentative',
  fields: {
    hero_subtitle: {
      content:
        'Sabbath by Sabbath: who teaches, who preaches and what is special. Plans change; this page and the calendar on your phone follow.',
    },
  },
};
