import { readSiteUrl } from './site-url';

it.each([
  ['https://church.example', 'https://church.example'],
  ['https://church.example/', 'https://church.example'],
  ['http://127.0.0.1:8080/admin', 'http://127.0.0.1:8080'],
])('reads %s', (text, origin) => {
  expect(readSiteUrl(text)).toBe(origin);
});

it.each(['church.example', 'localhost:8080', '127.0.0.1:8080', 'ftp://church.example', ''])(
  'refuses %j in a sentence',
  (text) => {
    expect(() => readSiteUrl(text)).toThrow('It is a URL such as https://church.example.');
  },
);
