import type { MinistryText } from '../../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'evangelism',
  page: 'evangelism',
  kicker: 'Evangelism',
  eventType: 'community',
  fields: {
    hero_subtitle: { content: 'One mission each semester: build, teach, treat, and tell why.' },
    introduction: {
      title: 'How a campaign comes about',
      content:
        '<p>Long before the first bus leaves, somebody has asked the people of a place what they need. A roof, spectacles, a teacher in the holidays: the evenings in the tent come after that.</p>',
    },
    vision: {
      title: 'After the tent is down',
      content:
        '<p>Nobody is counted on the last evening. We count who is still studying after a year, and go back every month until then.</p>',
    },
    activities: {
      title: 'Take part without travelling',
      content:
        '<ul><li>Sponsor a seat on the bus</li><li>Sort what is given</li><li>Pray for one house by name</li></ul>',
    },
    contact: {
      title: 'Come along, or send somebody',
      content:
        '<p>Builders, teachers, nurses, cooks and people who can fix a bicycle are on the list. It is never full.</p>',
    },
  },
};
