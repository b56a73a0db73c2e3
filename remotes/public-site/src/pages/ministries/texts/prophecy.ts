import type { MinistryText } from '../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'ministries',
  page: 'prophecy',
  kicker: 'Ministries and departments',
  department: 'education',
  fields: {
    hero_subtitle: {
      content:
        'We read the books of Daniel and Revelation together, and learn about the history behind them.',
    },
    introduction: {
      title: 'Reading slowly',
      content:
        '<p>The prophets wrote to people who lived under great empires, to give them hope. We first ask what a text meant for them, and then what it means for us today.</p>',
    },
    vision: {
      title: 'What we have agreed on',
      content:
        '<p>We do not set dates, and we do not name politicians of today. At the end of each evening we ask what the chapter tells us about Jesus.</p>',
    },
    contact: { title: 'Join the circle', content: '<p>You can join at any chapter.</p>' },
  },
};
