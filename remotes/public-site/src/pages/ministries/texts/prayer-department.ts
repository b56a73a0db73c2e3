import type { MinistryText } from '../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'ministries',
  page: 'prayer_department',
  kicker: 'Ministries and departments',
  department: 'prayer',
  contactsDepartment: 'prayer',
  fields: {
    hero_subtitle: { content: 'Write it down, and somebody will pray for it.' },
    introduction: {
      title: 'What happens to your request',
      content:
        '<p>A person reads it. If you allow it, it goes up on the wall, where anybody can pray along. Every request is prayed for, whether it is on the wall or not; anonymous ones without a name.</p>',
    },
    schedule: {
      content:
        '<p><strong>Morning prayer</strong><br>Every day, 4:30 – 5:00 AM</p><p><strong>Evening prayer</strong><br>Monday, Wednesday and Friday, 5:00 – 6:00 PM</p><p><strong>Fasting</strong><br>Once each semester</p>',
    },
    contact: {
      title: 'Pray with us',
      content: '<p>To join the early circle, come once; the second time you have a place.</p>',
    },
  },
};
