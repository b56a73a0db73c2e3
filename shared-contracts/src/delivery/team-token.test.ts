import { isSignedBy, newTeamToken, readTeamToken, signText } from './team-token';

/** Another library made these values: Ed25519 with the SHA-256 of the seed as private key. */
const KNOWN = {
  seed: 'seed-of-a-team',
  publicKey: 'MCowBQYDK2VwAyEA8DrCSxKoOLcPODZkMKJj4iVUPrc/gemdfVsG7bLj6hU=',
  text: 'choirs 1.2.0 – Kwaya',
  signature: 'ysXtU0clGSFLt1SEDW1r7x43GyhP10wOmaG/n/uawk5h9pjHgZTBhjExlcjZ71Y9IsCos2PlgQlAY/S7F7pwBg==',
};

describe('the token of a new delivery key', () => {
  it('is two secrets of 32 random bytes, of which requests carry the first', () => {
    const { text, token } = newTeamToken();
    expect(text).toMatch(/^nx_[\w-]{43}\.[\w-]{43}$/);
    expect(token).toMatch(/^nx_[\w-]{43}$/);
    expect(text.startsWith(`${token}.`)).toBe(true);
  });

  it('comes with the public key of its seed', () => {
    const { text, publicKey } = newTeamToken();
    const { seed } = readTeamToken(text);
    expect(isSignedBy('choirs', signText('choirs', seed ?? ''), publicKey)).toBe(true);
  });

  it('is never the same', () => {
    const [first, second] = [newTeamToken(), newTeamToken()];
    expect(first.token).not.toBe(second.token);
    expect(readTeamToken(first.text).seed).not.toBe(readTeamToken(second.text).seed);
    expect(first.publicKey).not.toBe(second.publicKey);
  });
});

it.each([
  ['nx_abc.def', 'nx_abc', 'def'],
  ['nx_abc', 'nx_abc', null],
  ['the-site’s-own', 'the-site’s-own', null],
  ['the.site.nx_', 'the.site.nx_', null],
  ['', '', null],
])('reads %p as the token %p with the seed %p', (text, token, seed) => {
  expect(readTeamToken(text)).toEqual({ token, seed });
});

describe('a signature', () => {
  it('is what every library makes of the same seed', () => {
    expect(signText(KNOWN.text, KNOWN.seed)).toBe(KNOWN.signature);
  });

  it('holds for the text it was made of', () => {
    expect(isSignedBy(KNOWN.text, KNOWN.signature, KNOWN.publicKey)).toBe(true);
  });

  it.each([
    ['for another text', 'choirs 1.2.1 – Kwaya', KNOWN.signature],
    ['where it was cut', KNOWN.text, KNOWN.signature.slice(0, 40)],
    ['where it is missing', KNOWN.text, ''],
  ])('does not hold %s', (_, text, signature) => {
    expect(isSignedBy(text, signature, KNOWN.publicKey)).toBe(false);
  });

  it('does not hold with another key', () => {
    expect(isSignedBy(KNOWN.text, KNOWN.signature, newTeamToken().publicKey)).toBe(false);
  });
});
