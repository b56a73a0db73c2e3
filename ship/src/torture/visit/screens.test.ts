import { combineReadings, recognizeScreen, type Reading } from './screens';

const OWN: Reading = {
  path: '/choirs',
  text: 'Our choirs\nRehearsals',
  heading: 'Our choirs',
  alert: null,
  styles: 2,
};
const recognize = (changes: Partial<Reading>) => recognizeScreen({ ...OWN, ...changes }, OWN);

it.each<[Partial<Reading>, string]>([
  [{}, 'its page'],
  [{ text: 'Our choirs\nMore than before' }, 'its page'],
  [{ styles: 3 }, 'its page'],
  [{ styles: 1 }, 'its page without its styles'],
  [{ text: '' }, 'nothing'],
  [{ heading: 'Access Denied' }, 'something else'],
  [{ text: 'Oops! Something went wrong\nRefresh Page' }, 'the error screen'],
  [
    { text: 'This part of the site is running its previous version while …\nOur choirs' },
    'the last good version',
  ],
  [
    { text: 'Some parts of this page could not be started. Try again\nOur choirs' },
    'the page as the server rendered it',
  ],
  [{ text: 'Authentication Required' }, 'the sign-in'],
  [{ path: '/leaders', heading: 'Leadership portal' }, 'the sign-in'],
  [{ text: 'You are offline', heading: 'You are offline' }, 'the offline page'],
  [{ text: 'This page could not start. Please refresh it' }, 'the notice of a page that could not start'],
])('%j is %s', (changes, screen) => {
  expect(recognize(changes)).toBe(screen);
});

it.each<[string, Partial<Reading>, Partial<Reading>, string]>([
  ['its own page in the frame', {}, {}, 'its page'],
  ['a frame that shows nothing below a bar', {}, { text: '', heading: '', styles: 0 }, 'nothing'],
  ['an error screen in the frame', {}, { text: 'Oops! Something went wrong' }, 'the error screen'],
  [
    'a notice above the frame',
    { text: 'This part of the site is running its previous version' },
    {},
    'the last good version',
  ],
  ['a frame without its styles', {}, { styles: 0 }, 'its page without its styles'],
])('reads a page with %s', (_, around, inside, screen) => {
  const bar = { ...OWN, text: 'Home', heading: '', styles: 0 };
  expect(recognizeScreen(combineReadings({ ...bar, ...around }, { ...OWN, ...inside }), OWN)).toBe(screen);
});

it('reads the warning around a frame before the one in it', () => {
  expect(combineReadings({ ...OWN, alert: 'around' }, { ...OWN, alert: 'inside' }).alert).toBe('around');
  expect(combineReadings(OWN, { ...OWN, alert: 'inside' }).alert).toBe('inside');
});

it('takes no page without a heading for the remote’s', () => {
  const bare = { ...OWN, heading: '' };
  expect(recognizeScreen(bare, bare)).toBe('something else');
});
