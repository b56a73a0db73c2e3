import type { MinistryText } from '../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'ministries',
  page: 'sabbath_school',
  kicker: 'Ministries and departments',
  department: 'education',
  contactsDepartment: 'education',
  slots: /sabbath school programme|lesson study|lesson harmonization|morning prayer|baptismal/i,
  fields: {
    hero_subtitle: { content: 'The Bible in classes of about twelve, where you may ask what you like.' },
    introduction: {
      title: 'How the morning goes',
      content:
        '<p>First prayer for those who come early, then the general programme with singing and the mission story. After it everybody goes to a class. All of them study the same lesson as Adventists all over the world, thirteen lessons a quarter.</p>',
    },
    activities: {
      title: 'Find your class',
      content:
        '<ul><li>A class for visitors: no papers, no history, one text</li><li>Classes in English and Kiswahili</li><li>Children and teenagers</li><li>Baptismal class</li></ul>',
    },
    contact: {
      title: 'Take a seat',
      content: '<p>Nobody is asked to read aloud or to pray unless they like to.</p>',
    },
  },
};
