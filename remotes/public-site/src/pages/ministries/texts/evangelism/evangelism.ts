import type { MinistryText } from '../../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'evangelism',
  page: 'evangelism',
  kicker: 'Evangelism',
  eventType: 'community',
  fields: {
    hero_subtitle: {
      content: 'One mission campaign each semester: we build, teach, treat the sick and preach.',
    },
    introduction: {
      title: 'How a campaign comes about',
      content:
        '<p>We go to places that ask us to come. Months before, we ask the people there what they need: a roof, spectacles, a teacher in the holidays. In the evenings there are meetings in a tent, and everybody may come.</p>',
    },
    vision: {
      title: 'After the campaign',
      content:
        '<p>For a year after the campaign we go back every month, visit people and study the Bible with them.</p>',
    },
    activities: {
      title: 'Take part without travelling',
      content:
        '<ul><li>Pay for one seat on the bus</li><li>Sort what people give</li><li>Pray for one family of the village</li></ul>',
    },
    contact: {
      title: 'Come with us',
      content: '<p>We need builders, teachers, nurses, cooks and drivers. Write to us what you can do.</p>',
    },
  },
};
