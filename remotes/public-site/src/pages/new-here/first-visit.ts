import type { LucideIcon } from 'lucide-react';
import { Armchair, Baby, CarFront, HandHeart, Shirt, Utensils } from 'lucide-react';

interface Topic {
  readonly title: string;
  readonly text: string;
  readonly Icon: LucideIcon;
}

/** What people ask before their first visit. Times and places come from the week's programme and the settings. */
export const FIRST_VISIT: readonly Topic[] = [
  {
    title: 'What to wear',
    text: 'Come as you are. Some people wear a suit or a dress, others wear what they wear to class.',
    Icon: Shirt,
  },
  {
    title: 'Where to sit',
    text: 'Sit where you like. A deacon at the door can show you a free seat, and you may leave or come in at any time.',
    Icon: Armchair,
  },
  {
    title: 'Children',
    text: 'Children are welcome in every service. During Sabbath School there are classes for children and teenagers. Ask at the door and somebody will take you there.',
    Icon: Baby,
  },
  {
    title: 'Lunch',
    text: 'After the divine service we eat together, and you are invited. Guests don’t need to bring anything.',
    Icon: Utensils,
  },
  {
    title: 'Parking',
    text: 'Parking is free. The deacons will show you where, and keep an eye on the cars.',
    Icon: CarFront,
  },
  {
    title: 'You are our guest',
    text: 'Nobody will ask you to stand up, to sign anything or to give money.',
    Icon: HandHeart,
  },
];
