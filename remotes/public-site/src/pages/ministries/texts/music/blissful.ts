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
        '<p>Blissful writes most of its songs: psalms, prayers with a chorus, and a song of the Beatitudes.</p>',
    },
    activities: {
      title: 'Learn with them',
      content: '<ul><li>Guitar for beginners</li><li>Song writing</li><li>The sound desk</li></ul>',
    },
    contact: {
      title: 'Play or sing with us',
      content: '<p>Come to a practice. If you have an instrument, bring it.</p>',
    },
  },
};
