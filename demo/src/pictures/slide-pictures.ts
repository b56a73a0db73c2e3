import type { Picture } from './picture';

export const SLIDE_PICTURES = {
  'slide-family': {
    file: 'slide-family.svg',
    width: 1920,
    height: 1080,
    colour: '#2F3851',
    alt: 'A family walking home to a house with its door open and lit, under the stars',
  },
  'slide-choir': {
    file: 'slide-choir.svg',
    width: 1920,
    height: 1080,
    colour: '#343955',
    alt: 'A choir in two rows singing before a great setting sun',
  },
  'slide-bereans': {
    file: 'slide-bereans.svg',
    width: 1920,
    height: 1080,
    colour: '#353549',
    alt: 'Three students comparing open books at a table under a warm study lamp',
  },
  'slide-pilgrims': {
    file: 'slide-pilgrims.svg',
    width: 1920,
    height: 1080,
    colour: '#3A3D57',
    alt: 'Walkers with staffs and packs following a ridge path towards the sunrise',
  },
  'slide-church': {
    file: 'slide-church.svg',
    width: 1920,
    height: 1080,
    colour: '#363C59',
    alt: 'A small chapel at dawn, its door open and light falling on the people arriving',
  },
  'slide-mission-emphasis': {
    file: 'slide-mission-emphasis.svg',
    width: 1920,
    height: 1080,
    colour: '#383C56',
    alt: 'One hand passing a lit lantern to another above the roofs of a town at night',
  },
} as const satisfies Record<string, Picture>;
