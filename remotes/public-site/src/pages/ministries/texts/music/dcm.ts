import type { MinistryText } from '../../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'music',
  page: 'dcm',
  kicker: 'Music',
  department: 'music',
  fields: {
    hero_subtitle: { content: 'A choral group that sings without instruments and visits other churches.' },
    introduction: {
      title: 'How we sing',
      content:
        '<p>The singers of DCM sing without instruments: spirituals, Swahili songs, and hymns in new arrangements.</p>',
    },
    activities: {
      title: 'Hear them',
      content:
        '<ul><li>In the Divine Service</li><li>In congregations of the county that have no choir</li></ul>',
    },
    contact: {
      title: 'Join DCM',
      content:
        '<p>We listen to new singers at the beginning of each semester. Prepare one verse of any hymn.</p>',
    },
  },
};
