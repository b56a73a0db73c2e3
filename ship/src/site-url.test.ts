import { describeUnreachable, readSiteUrl } from './site-url';

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

const unreachable = (cause: object) =>
  describeUnreachable('https://church.example:9', new TypeError('fetch failed', { cause }));

it('names a port that no program of ours may connect to', () => {
  expect(unreachable(new Error('bad port'))).toBe(
    "https://church.example:9 can't be reached: its port belongs to another protocol, so browsers refuse it as well. Choose another port for the site.",
  );
});

it.each([
  ['CERT_HAS_EXPIRED', 'certificate has expired', 'Is the clock of this machine right?'],
  ['CERT_NOT_YET_VALID', 'certificate is not yet valid', 'Is the clock of this machine right?'],
  [
    'ENOTFOUND',
    'getaddrinfo ENOTFOUND church.example',
    'Is its name spelled right, and this machine online?',
  ],
  [
    'EAI_AGAIN',
    'getaddrinfo EAI_AGAIN church.example',
    'Is its name spelled right, and this machine online?',
  ],
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:9', 'Is the site running?'],
])('asks after %s what helps', (code, message, advice) => {
  expect(unreachable(Object.assign(new Error(message), { code }))).toBe(
    `https://church.example:9 can't be reached: ${message}. ${advice}`,
  );
});
