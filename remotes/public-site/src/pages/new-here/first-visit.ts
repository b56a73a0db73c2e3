import type { LucideIcon } from 'lucide-react';
import { Armchair, Baby, CarFront, HandHeart, Shirt, Utensils } from 'lucide-react';
import type { PageContentField } from '@narthex/shared-contracts/enums';
import type { MinistryText } from '../../features/ministry-page/ministry-text';

/** Each question before a first visit has a field of the page's content, in the order of the page. */
export const TOPICS: readonly (readonly [PageContentField, LucideIcon])[] = [
  ['mission', Shirt],
  ['vision', Armchair],
  ['activities', Baby],
  ['schedule', Utensils],
  ['leadership', CarFront],
  ['additional_info', HandHeart],
];

/** This text is shown until one is stored. Times and places come from the weekly programme and the settings. */
export const text: MinistryText = {
  category: 'resources',
  page: 'new_here',
  kicker: 'New here',
  fields: {
    hero_subtitle: {
      content:
        'You are welcome, whoever you are and whatever you believe. This is what to know before you come.',
    },
    introduction: {
      title: 'What happens on Sabbath',
      content:
        '<p>Sabbath is Saturday, our day of worship. You can stay for the whole day or come for one part of it.</p>',
    },
    mission: {
      title: 'What to wear',
      content:
        '<p>Come as you are. Some people wear a suit or a dress, others wear what they wear to class.</p>',
    },
    vision: {
      title: 'Where to sit',
      content:
        '<p>Sit where you like. A deacon at the door can show you a free seat, and you may leave or come in at any time.</p>',
    },
    activities: {
      title: 'Children',
      content:
        '<p>Children are welcome in every service. During Sabbath School there are classes for children and teenagers. Ask at the door and somebody will take you there.</p>',
    },
    schedule: {
      title: 'Lunch',
      content:
        '<p>After the divine service we eat together, and you are invited. Guests don’t need to bring anything.</p>',
    },
    leadership: {
      title: 'Parking',
      content: '<p>Parking is free. The deacons will show you where, and keep an eye on the cars.</p>',
    },
    additional_info: {
      title: 'You are our guest',
      content: '<p>Nobody will ask you to stand up, to sign anything or to give money.</p>',
    },
    contact: {
      title: 'Plan a visit',
      content:
        '<p>Write to us which day you plan to come. Somebody will meet you at the door. You can also come without writing to us.</p>',
    },
  },
};
