import type { MinistryText } from '../../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'music',
  page: 'church_choir',
  kicker: 'Music',
  department: 'music',
  contactsDepartment: 'music',
  slots: /choir practice/i,
  fields: {
    hero_subtitle: { content: 'A choir in four parts. Everybody may join.' },
    introduction: {
      title: 'The choir that leads the singing',
      content:
        '<p>On Sabbath the choir leads the singing, so that everybody in the hall can sing along. There is no audition. Come to a practice and stand beside somebody who knows your part.</p>',
    },
    contact: {
      title: 'Sing with us',
      content: '<p>Come to a practice. Bring water and a pencil. We lend you the music.</p>',
    },
  },
};
