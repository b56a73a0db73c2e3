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
        '<p>First we pray together. Then there is a programme for everybody, with singing and the mission story. After it everybody goes to a class. All classes study the same lesson as Adventists all over the world, thirteen lessons in a quarter.</p>',
    },
    activities: {
      title: 'Find your class',
      content:
        '<ul><li>A class for visitors: one short text, explained from the beginning</li><li>Classes in English and Kiswahili</li><li>Children and teenagers</li><li>Baptismal class</li></ul>',
    },
    contact: {
      title: 'Join a class',
      content:
        '<p>In the classes you may ask whatever you like. Nobody is asked to read aloud or to pray.</p>',
    },
  },
};
