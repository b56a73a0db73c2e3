import type { MinistryText } from '../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'ministries',
  page: 'health',
  kicker: 'Ministries and departments',
  department: 'health',
  contactsDepartment: 'health',
  fields: {
    hero_subtitle: { content: 'How to eat, rest and move when you live in a hall of residence.' },
    introduction: {
      title: 'What we teach',
      content:
        '<p>For Adventists, health is a part of faith. We teach eight habits: good food, exercise, water, sunlight, temperance, fresh air, rest, and trust in God.</p>',
    },
    activities: {
      title: 'Where you find us',
      content:
        '<ul><li>Free check-ups of blood pressure, sugar and eyesight</li><li>Cooking for small rooms and small budgets</li><li>Talks on sleep, stress and study</li><li>Peer listeners for hard days</li></ul>',
    },
    additional_info: {
      title: 'If it is urgent',
      content: '<p>We are a class, not a clinic. In an emergency go to the university health centre.</p>',
    },
    contact: {
      title: 'Help at the clinic',
      content:
        '<p>You do not need to study medicine. Write to us, and we tell you about the next clinic.</p>',
    },
  },
};
