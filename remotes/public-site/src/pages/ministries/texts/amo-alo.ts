import type { MinistryText } from '../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'ministries',
  page: 'amo_alo',
  kicker: 'Ministries and departments',
  department: 'youth',
  fields: {
    hero_subtitle: {
      content: 'Adventist men and Adventist ladies: two circles of honest talk, one project together.',
    },
    introduction: {
      title: 'Growing up, with company',
      content:
        '<p>The Adventist Men’s Organisation and the Adventist Ladies’ Organisation meet apart and work together. They talk about the things for which a lecture hall is too big: money, courtship, examinations, anger, faith. What is said there stays there.</p>',
    },
    activities: {
      title: 'What they do',
      content:
        '<ul><li>A circle of talk each month</li><li>Mentors for first-years</li><li>One project for the community each semester</li></ul>',
    },
    contact: {
      title: 'Come to the next circle',
      content: '<p>You may listen as long as you like before you say a word.</p>',
    },
  },
};
