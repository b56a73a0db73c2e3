import type { MinistryText } from '../../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'music',
  page: 'blissful',
  kicker: 'Music',
  department: 'music',
  fields: {
    hero_subtitle: { content: 'A music group with new songs, guitars and drums.' },
    introduction: {
      title: 'A group that writes what it sings',
      content:
        '<p>Psalms, prayers with a chorus, the Beatitudes with a beat: Blissful writes most of its songs, and rehearses each of them once without an amplifier. If it does not hold, it goes back into the notebook.</p>',
    },
    activities: {
      title: 'Learn with them',
      content: '<ul><li>Guitar for beginners</li><li>Song writing</li><li>The sound desk</li></ul>',
    },
    contact: { title: 'Bring your instrument', content: '<p>Or come without one.</p>' },
  },
};
