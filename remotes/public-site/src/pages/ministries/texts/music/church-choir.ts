import type { MinistryText } from '../../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'music',
  page: 'church_choir',
  kicker: 'Music',
  department: 'music',
  contactsDepartment: 'music',
  slots: /choir practice/i,
  fields: {
    hero_subtitle: { content: 'Four parts, and a seat for whoever can hum.' },
    introduction: {
      title: 'The choir that leads the singing',
      content:
        '<p>On Sabbath the choir stands where it can see the last row, because its work is to make the last row sing. There is no audition: you are put beside somebody who knows the part, and after three weeks you know it.</p>',
    },
    contact: {
      title: 'Sing with us',
      content: '<p>Come to a practice. Bring water and a pencil; scores are lent to you.</p>',
    },
  },
};
