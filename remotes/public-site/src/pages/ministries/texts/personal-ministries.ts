import type { MinistryText } from '../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'ministries',
  page: 'personal_ministries',
  kicker: 'Ministries and departments',
  eventType: 'bible_study',
  slots: /family meeting/i,
  fields: {
    hero_subtitle: { content: 'Twelve families study the Bible every week. Join one of them.' },
    introduction: {
      title: 'A family of your own',
      content:
        '<p>A family is a group that studies the Bible together. In each family there are students from different schools, years and home counties, and two family heads lead it. When you join, a family head tells you where and when to come.</p>',
    },
    activities: {
      title: 'The twelve families',
      content:
        '<ol><li>Family one</li><li>Family two</li><li>Family three</li><li>Family four</li><li>Family five</li><li>Family six</li><li>Family seven</li><li>Family eight</li><li>Family nine</li><li>Family ten</li><li>Family eleven</li><li>Family twelve</li></ol><p>Each meets in its own place; a family head will show you the way.</p>',
    },
    contact: {
      title: 'Find your family',
      content:
        '<p>Write to us which hall you live in and which year you are in. We will send you the name of a family head.</p>',
    },
  },
};
