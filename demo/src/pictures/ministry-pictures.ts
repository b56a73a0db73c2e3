import type { Picture } from './picture';

export const MINISTRY_PICTURES = {
  'amo-alo': {
    file: 'amo-alo.svg',
    width: 1200,
    height: 675,
    colour: '#4F475B',
    alt: 'Men and women of the church standing side by side, looking towards the sunrise',
  },
  deaconry: {
    file: 'deaconry.svg',
    width: 1200,
    height: 675,
    colour: '#878185',
    alt: 'A communion tray, folded linen, a water jug, a basin and a towel on a white table',
  },
  evangelism: {
    file: 'evangelism.svg',
    width: 1200,
    height: 675,
    colour: '#4E4B56',
    alt: 'A tent meeting at night with a speaker, a picture screen and families still arriving',
  },
  health: {
    file: 'health.svg',
    width: 1200,
    height: 675,
    colour: '#CFB98D',
    alt: 'A bowl of fruit, a jug of water and a loaf of bread, with two walkers on green hills behind',
  },
  'music-blissful': {
    file: 'music-blissful.svg',
    width: 1200,
    height: 675,
    colour: '#7D5751',
    alt: 'A guitar, a keyboard with an open score and a drum before a setting sun',
  },
  'music-dcm': {
    file: 'music-dcm.svg',
    width: 1200,
    height: 675,
    colour: '#68545C',
    alt: 'Singers in gold and blue robes with their folders open under the stage lights',
  },
  prophecy: {
    file: 'prophecy.svg',
    width: 1200,
    height: 675,
    colour: '#585964',
    alt: 'An open scroll showing a seven-branched lampstand, under a sky full of stars',
  },
  'sabbath-school': {
    file: 'sabbath-school.svg',
    width: 1200,
    height: 675,
    colour: '#A69079',
    alt: 'A Sabbath School teacher pointing to a journey drawn on the board for her class',
  },
} as const satisfies Record<string, Picture>;
