import type { MinistryText } from '../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'ministries',
  page: 'deconary',
  kicker: 'Ministries and departments',
  eventType: 'fellowship',
  isAtChurch: true,
  fields: {
    hero_subtitle: {
      content: 'Deacons and deaconesses prepare the hall, welcome you and help whoever is in need.',
    },
    introduction: {
      title: 'What deacons and deaconesses do',
      content:
        '<p>They open the hall, set the chairs, welcome you at the door, prepare communion and baptism, and visit people who are ill. The word deacon means servant.</p>',
    },
    activities: {
      title: 'Where they serve',
      content:
        '<ul><li>Welcome and seating, with a place for wheelchairs</li><li>Communion, foot-washing and baptism</li><li>Visits to the sick, and help for students in need</li><li>Order and safety of the building</li></ul>',
    },
    schedule: { content: '<p>On Fridays before Vespers, and early on Sabbath morning.</p>' },
    contact: {
      title: 'Help the deacons',
      content: '<p>Everybody may help. Speak to any deacon at the door.</p>',
    },
  },
};
