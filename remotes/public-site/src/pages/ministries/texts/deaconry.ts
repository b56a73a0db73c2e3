import type { MinistryText } from '../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'ministries',
  page: 'deconary',
  kicker: 'Ministries and departments',
  eventType: 'fellowship',
  isAtChurch: true,
  fields: {
    hero_subtitle: { content: 'The people who make it look as if the Sabbath had happened by itself.' },
    introduction: {
      title: 'What deacons and deaconesses do',
      content:
        '<p>They open the hall, set the chairs, welcome you at the door, prepare communion and baptism, and lock up when the last song is over. The word means servant: in the book of Acts the first seven were chosen so that nobody at the table was forgotten.</p>',
    },
    activities: {
      title: 'Where they serve',
      content:
        '<ul><li>Welcome and seating, with a place for wheelchairs</li><li>Communion, foot-washing and baptism</li><li>Visits to the sick, and help for students in need</li><li>Order and safety of the building</li></ul>',
    },
    schedule: { content: '<p>Fridays before Vespers, and on Sabbath before anybody else.</p>' },
    contact: {
      title: 'Carry a chair with us',
      content: '<p>You need no office to help. Offer yourself to any deacon at the door.</p>',
    },
  },
};
