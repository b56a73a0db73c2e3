import type { Picture } from './picture';

export const PLACE_PICTURES = {
  'campus-map': {
    file: 'campus-map.svg',
    width: 1200,
    height: 675,
    colour: '#CEC3AD',
    alt: 'Map of the campus: the main gate, the jacaranda avenue, the library and a pin on the assembly hall',
  },
  'campus-gate': {
    file: 'campus-gate.svg',
    width: 1200,
    height: 675,
    colour: '#BF9A71',
    alt: 'Students walking in through the arched campus gate towards the main building',
  },
  'chapel-interior': {
    file: 'chapel-interior.svg',
    width: 1200,
    height: 675,
    colour: '#634E54',
    alt: 'Inside the chapel: rows of pews, the aisle and an arched window with the rising sun',
  },
  'founding-1863': {
    file: 'founding-1863.svg',
    width: 1200,
    height: 675,
    colour: '#9D806F',
    alt: 'Believers of 1863 gathering outside an early wooden meeting house in open fields',
  },
  pcm: {
    file: 'pcm.svg',
    width: 1200,
    height: 675,
    colour: '#A8A694',
    alt: 'Campus buildings behind jacaranda trees, students talking and reading along the path',
  },
  'church-default': {
    file: 'church-default.svg',
    width: 1200,
    height: 675,
    colour: '#BF9B70',
    alt: 'A small chapel among jacaranda trees with people arriving on a bright morning',
  },
} as const satisfies Record<string, Picture>;
