import type { MinistryText } from '../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'ministries',
  page: 'amo_alo',
  kicker: 'Ministries and departments',
  department: 'youth',
  fields: {
    hero_subtitle: {
      content: 'Groups for Adventist men and Adventist ladies: we talk, learn and serve together.',
    },
    introduction: {
      title: 'Two groups',
      content:
        '<p>The Adventist Men’s Organisation and the Adventist Ladies’ Organisation meet in two groups and serve together. We talk about subjects that are hard to discuss in public: money, courtship, examinations, anger, faith. We do not repeat outside what somebody said in the group.</p>',
    },
    activities: {
      title: 'What they do',
      content:
        '<ul><li>A meeting of each group every month</li><li>Mentors for first-years</li><li>One project for the community each semester</li></ul>',
    },
    contact: {
      title: 'Come to the next meeting',
      content: '<p>Come and choose your group. You may just listen, for as long as you like.</p>',
    },
  },
};
