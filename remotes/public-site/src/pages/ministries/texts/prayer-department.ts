import type { MinistryText } from '../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'ministries',
  page: 'prayer_department',
  kicker: 'Ministries and departments',
  department: 'prayer',
  contactsDepartment: 'prayer',
  fields: {
    hero_subtitle: { content: 'Write your prayer request, and we will pray for it.' },
    introduction: {
      title: 'What happens to your request',
      content:
        '<p>A prayer leader reads it. If you allow it, we show it on the prayer wall, so that others can pray for it too. We pray for every request, whether it is on the wall or not. If you do not give your name, we pray without a name.</p>',
    },
    schedule: {
      content:
        '<p><strong>Morning prayer</strong><br>Every day, 4:30 – 5:00 AM</p><p><strong>Evening prayer</strong><br>Monday, Wednesday and Friday, 5:00 – 6:00 PM</p><p><strong>Fasting</strong><br>Once each semester</p>',
    },
    contact: {
      title: 'Pray with us',
      content: '<p>To join morning or evening prayer, just come; you do not need to register.</p>',
    },
  },
};
