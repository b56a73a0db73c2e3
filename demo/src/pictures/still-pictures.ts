import type { Picture } from './picture';

export const STILL_PICTURES = {
  books: {
    file: 'books.svg',
    width: 1200,
    height: 675,
    colour: '#655155',
    alt: 'A stack of books under a reading lamp, beside a window at dusk',
  },
  'calendar-wall': {
    file: 'calendar-wall.svg',
    width: 1200,
    height: 675,
    colour: '#C8A783',
    alt: 'A wall calendar with the Sabbath column in gold and one day circled',
  },
  giving: {
    file: 'giving.svg',
    width: 1200,
    height: 675,
    colour: '#62525C',
    alt: 'A hand holding a phone with a heart on it, beside an offering basket with two envelopes',
  },
  hands: {
    file: 'hands.svg',
    width: 1200,
    height: 675,
    colour: '#B58969',
    alt: 'Six raised hands reaching up into the light of the sun',
  },
  'open-bible': {
    file: 'open-bible.svg',
    width: 1200,
    height: 675,
    colour: '#555664',
    alt: 'An open Bible on a table before a window, at dawn',
  },
  'about-family': {
    file: 'about-family.svg',
    width: 1200,
    height: 1500,
    colour: '#BCA28F',
    alt: 'Three students reading one open book together as the sun rises behind them',
  },
  'og-default': {
    file: 'og-default.svg',
    width: 1200,
    height: 630,
    colour: '#4D485C',
    alt: 'A chapel at dawn with light falling from its open door',
  },
} as const satisfies Record<string, Picture>;
