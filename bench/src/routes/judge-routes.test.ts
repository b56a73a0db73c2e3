import { judgeRoutes, type JudgedRoute } from './judge-routes';

const LIBRARIES = { slider: new Set(['469.aa.js']), toasts: new Set(['860.bb.js']) };

const route = (path: string, more: Partial<JudgedRoute> = {}): JudgedRoute => ({
  path,
  bytes: { JS: 9_000, CSS: 12_000, fonts: 22_000 },
  firstPaint: 900,
  scriptsArrived: 2000,
  layoutShift: 0.001,
  files: ['shell.cc.js'],
  hasSlider: false,
  sliderPictures: [],
  ...more,
});

const home = route('/', {
  hasSlider: true,
  files: ['shell.cc.js', '469.aa.js'],
  sliderPictures: [
    { name: 'gate.avif', bytes: 30_000 },
    { name: 'choir.avif', bytes: 80_000 },
  ],
});

const broken = (...routes: readonly JudgedRoute[]) =>
  judgeRoutes(routes, LIBRARIES)
    .filter(({ isMet }) => !isMet)
    .map(({ sentence, value }) => `${sentence}: ${value}`);

it('passes pages that keep every promise', () => {
  expect(broken(home, route('/COE'))).toEqual([]);
});

it.each([
  ['paints after its scripts', { firstPaint: 2100 }, 'No page waits for its scripts before it paints: /COE'],
  [
    'loads a slider it does not have',
    { files: ['469.aa.js'] },
    'No page without a slider loads the slider library: /COE',
  ],
  ['loads the toasts', { files: ['860.bb.js'] }, 'No page loads the toasts before one shows: /COE'],
  [
    'has more JS than a page may have that nobody touches',
    { bytes: { JS: 10_100, CSS: 0, fonts: 0 } },
    'JS of every page that nobody touches at most 10 KB brotli: most 10.1 KB (/COE)',
  ],
  [
    'has more styles than a page may have',
    { bytes: { JS: 0, CSS: 15_100, fonts: 0 } },
    'All styles of every page at most 15 KB brotli: most 15.1 KB (/COE)',
  ],
  [
    'has more fonts than a page may have',
    { bytes: { JS: 0, CSS: 0, fonts: 36_100 } },
    'The fonts of every page at most 36 KB: most 36.1 KB (/COE)',
  ],
  ['moves while it loads', { layoutShift: 0.02 }, 'CLS of every page below 0.01: most 0.0200 (/COE)'],
])('names a page that %s', (_title, more, sentence) => {
  expect(broken(home, route('/COE', more))).toEqual([sentence]);
});

it('names a slider picture that is too heavy', () => {
  const heavy = route('/', { ...home, sliderPictures: [{ name: 'gate.avif', bytes: 80_100 }] });
  expect(broken(heavy)).toEqual(['Each slider picture of the home page at most 80 KB: largest of 1 80.1 KB']);
});

it('does not take a home page without slider pictures for a light one', () => {
  expect(broken(route('/'))).toEqual(['Each slider picture of the home page at most 80 KB: there was none']);
});
