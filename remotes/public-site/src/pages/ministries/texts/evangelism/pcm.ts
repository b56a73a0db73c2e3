import type { MinistryText } from '../../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'evangelism',
  page: 'pcm',
  kicker: 'Evangelism',
  eventType: 'community',
  fields: {
    hero_subtitle: { content: 'Students who meet other students: with questions rather than speeches.' },
    introduction: {
      title: 'Walking with the whole campus',
      content:
        '<p>Public Campus Ministry is the work of Adventist students at universities that are not Adventist: in hostels, clubs, lecture rooms and on the pitch, wherever people already are.</p>',
    },
    activities: {
      title: 'What you could join',
      content:
        '<ul><li>Bereans: honest questions, searched together</li><li>Pilgrims: visits through the halls, two by two</li><li>A welcome for first-years</li></ul>',
    },
    mission: {
      title: 'When the Sabbath meets the timetable',
      content:
        '<p>If an examination is set on a Sabbath, come to us early in the semester. Nobody here has to choose alone between a degree and a conviction.</p>',
    },
    contact: { title: 'Walk with us', content: '<p>Join a pair for one evening, and see.</p>' },
  },
};
