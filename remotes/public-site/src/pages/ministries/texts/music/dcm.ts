import type { MinistryText } from '../../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'music',
  page: 'dcm',
  kicker: 'Music',
  department: 'music',
  fields: {
    hero_subtitle: { content: 'A choral group that sings without instruments and travels light.' },
    introduction: {
      title: 'Close harmony',
      content:
        '<p>DCM sings unaccompanied: spirituals, Swahili arrangements, and hymns taken apart and put together again. Its singers listen to one another more than they sing, which is the whole art.</p>',
    },
    activities: {
      title: 'Hear them',
      content:
        '<ul><li>In the Divine Service</li><li>In congregations of the county that have no choir</li></ul>',
    },
    contact: {
      title: 'A place in the circle',
      content:
        '<p>New voices are heard at the beginning of each semester. Prepare one verse of any hymn.</p>',
    },
  },
};
