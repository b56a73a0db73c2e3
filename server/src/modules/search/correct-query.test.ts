import { correctQuery, readWords } from './correct-query';

const TEXTS = [
  'The choir sings. Church Choir, every Sabbath: come to the choir practice.',
  'Pay by M-PESA; a chair for the chief. Wi-Fi in the hall. 2027',
  'Ng’ang’a leads the Bible study on Philippians',
];
const correct = (query: string) => correctQuery(query, readWords(TEXTS));

it('replaces a mistyped word by the one that is meant', () => {
  expect(correct('chior')).toBe('choir');
  expect(correct('sabath')).toBe('sabbath');
  expect(correct('Philipians studdy')).toBe('philippians study');
  expect(correct('practise')).toBe('practice');
  expect(correct('nganga bibel')).toBe('nganga bible');
});

it('finds a word with a hyphen without it', () => {
  expect(correct('mpesa')).toBe('m-pesa');
  expect(correct('WiFi')).toBe('wi-fi');
});

it('keeps words that are known, also those that are not complete', () => {
  expect(correct('philip chior')).toBe('philip choir');
  expect(correct('choir')).toBeNull();
});

it('guesses nothing for words that are too short, numbers, and words that no known word resembles', () => {
  expect(correct('hal')).toBeNull();
  expect(correct('chef')).toBeNull();
  expect(correct('20277')).toBeNull();
  expect(correct('xylophone')).toBeNull();
  expect(correct('chior xylophone')).toBeNull();
});
