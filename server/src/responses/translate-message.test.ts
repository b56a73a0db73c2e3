import { sayIn, translateMessage, listPatterns } from './translate-message';

it.each([
  ['Event created successfully!', 'Tukio limeundwa!'],
  // An argument that is a message itself is translated too.
  ['Leader deleted successfully!', 'Umefuta kiongozi!'],
  ['At most 500 characters', 'Herufi zisizidi 500'],
  [
    'Your change of “Choir night?” was rejected: Too (very) long.',
    'Badiliko lako la “Choir night?” limekataliwa: Too (very) long.',
  ],
  ['You left Pilgrims [PCM].', 'Umeondoka Pilgrims [PCM].'],
  ['Key “Laptop of the choir”', 'Ufunguo “Laptop of the choir”'],
  ['Key “Token of the site”', 'Ufunguo “Tokeni ya tovuti”'],
  // Several sentences are a message each, also those that stand behind a colon.
  [
    'Its grant does not cover 1.2.0: /a is outside of its grant (/b, /c). /d is mounted by choir already.',
    'Ruhusa yake haihusishi toleo 1.2.0: /a iko nje ya ruhusa yake (/b, /c). /d tayari inatumiwa na choir.',
  ],
  // These have no translation, or a person wrote them.
  ['The roof leaks.', 'The roof leaks.'],
  ['The roof leaks. Published', 'The roof leaks. Published'],
  ['', ''],
])('says “%s” in Swahili', (message, inSwahili) => {
  expect(translateMessage(message, 'sw')).toBe(inSwahili);
  expect(translateMessage(message, 'en')).toBe(message);
});

it('fills plurals and arguments in the language', () => {
  const visitors = '{count, plural, one {# visitor} other {# visitors}} to follow up';
  expect(sayIn('sw')(visitors, { count: 1 })).toBe('Mgeni 1 wa kufuatiliwa');
  expect(sayIn('sw')(visitors, { count: 3 })).toBe('Wageni 3 wa kufuatiliwa');
  expect(sayIn('en')(visitors, { count: 3 })).toBe('3 visitors to follow up');
});

it('takes the message with the most words of its own first, and none that would fit any sentence', () => {
  const patterns = listPatterns({
    '{first} to {last}': '{first} hadi {last}',
    'You left {ministry}.': 'Umeondoka {ministry}.',
    'You left {ministry} and its choir.': 'Umeondoka {ministry} na kwaya yake.',
    'Not translated {yet}': null,
  });
  expect(patterns.map(({ translation }) => translation)).toEqual([
    'Umeondoka {ministry} na kwaya yake.',
    'Umeondoka {ministry}.',
  ]);
});
