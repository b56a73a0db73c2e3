import type { MinistryText } from '../../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'evangelism',
  page: 'pcm',
  kicker: 'Evangelism',
  eventType: 'community',
  fields: {
    hero_subtitle: { content: 'Adventist students who visit and help other students.' },
    introduction: {
      title: 'What we do',
      content:
        '<p>Public Campus Ministry is the work of Adventist students at universities that are not Adventist. We meet students in hostels, clubs, lecture rooms and on the football pitch. We listen, help, and talk about God with those who want to.</p>',
    },
    activities: {
      title: 'What you could join',
      content:
        '<ul><li>Bereans: we look for answers to your questions in the Bible</li><li>Pilgrims: we visit the halls of residence, two by two</li><li>A welcome for first-years</li></ul>',
    },
    mission: {
      title: 'If an examination is on a Sabbath',
      content:
        '<p>Come to us early in the semester. We help you to ask the university for another date for your examination.</p>',
    },
    contact: {
      title: 'Join a visit',
      content:
        '<p>Write to us, and we tell you when and where to meet. On your first visit you go with two people who have done it before.</p>',
    },
  },
};
