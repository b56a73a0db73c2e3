import type { MinistryText } from '../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'ministries',
  page: 'personal_ministries',
  kicker: 'Ministries and departments',
  eventType: 'bible_study',
  slots: /family meeting/i,
  fields: {
    hero_subtitle: { content: 'Twelve families meet every week. One of them has a chair for you.' },
    introduction: {
      title: 'A family of your own',
      content:
        '<p>Everybody in this church belongs to a Bible study family: a mix of schools, years and home counties, with two family heads. A family reads the Bible together, eats together, and notices when you stop coming.</p>',
    },
    activities: {
      title: 'The twelve families',
      content:
        '<ol><li>Family one</li><li>Family two</li><li>Family three</li><li>Family four</li><li>Family five</li><li>Family six</li><li>Family seven</li><li>Family eight</li><li>Family nine</li><li>Family ten</li><li>Family eleven</li><li>Family twelve</li></ol><p>Each meets in its own place; a family head will show you the way.</p>',
    },
    contact: {
      title: 'Find your family',
      content: '<p>Tell us your hall and your year, and we will send you the name of a family head.</p>',
    },
  },
};
