import type { MinistryText } from '../../../features/ministry-page/ministry-text';

export const text: MinistryText = {
  category: 'announcements',
  page: 'announcements',
  kicker: 'From the communication desk',
  fields: {
    hero_subtitle: { content: 'What was announced on Sabbath, for everybody who could not come.' },
  },
};
