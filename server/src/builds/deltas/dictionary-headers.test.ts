import { readAvailableDictionary, toPattern } from './dictionary-headers';

const HASH = `${'A'.repeat(42)}E=`;
const HEADERS = { 'accept-encoding': 'gzip, br, zstd, dcb, dcz', 'available-dictionary': `:${HASH}:` };
const read = (headers: Record<string, string> = {}, { method = 'GET', url = '/shell/a.js' } = {}) =>
  readAvailableDictionary({ method, url, headers: { ...HEADERS, ...headers } });

describe('the pattern of a file', () => {
  it.each([
    ['shell.0a1b2c3d.js', 'shell.*.js'],
    ['shell.sw.0a1b2c3d.js', 'shell.sw.*.js'],
    ['mf-manifest.json', 'mf-manifest.json'],
    ['assets/map.0a1b2c3d.svg', 'assets/map.*.svg'],
    ['deadbeef.js', 'deadbeef.js'],
  ])('of %s is %s', (file, pattern) => expect(toPattern(file)).toBe(pattern));

  it.each([
    'face.0a1b2c3d.woff2',
    'photo.jpg',
    'shell.0a1b2c3d.js.br',
    'a".js',
    'a*.js',
    'a:b.js',
    'a?.js',
    '',
  ])('does not exist for %j', (file) => expect(toPattern(file)).toBeNull());
});

describe('the dictionary of a browser', () => {
  it('is the hash that it sends', () => expect(read()).toBe(HASH));

  it.each(['dcz', 'br,dcz', 'br, DCZ;q=0.5', 'dcz ; q=1'])('is used where %j is taken', (accepted) =>
    expect(read({ 'accept-encoding': accepted })).toBe(HASH),
  );

  it.each(['', 'gzip, br', 'dcb', 'dcz;q=0', 'br, dcz; q=0.000', 'dczx', '*'])(
    'is not used where only %j is taken',
    (accepted) => expect(read({ 'accept-encoding': accepted })).toBeNull(),
  );

  it.each([
    ['empty', ''],
    ['without colons', HASH],
    ['with one colon', `:${HASH}`],
    ['too short', ':AAAA:'],
    ['too long', `:${HASH}${HASH}:`],
    ['with other characters', `:${'../'.repeat(14)}AA=:`.replaceAll('.', '%')],
    ['a list', `:${HASH}:, :${HASH}:`],
    ['with spaces inside', `:${HASH.slice(0, 20)} ${HASH.slice(21)}:`],
    ['endless', `:${'A'.repeat(10_000)}:`],
  ])('is ignored when it is %s', (_name, value) =>
    expect(read({ 'available-dictionary': value })).toBeNull(),
  );

  it.each([
    ['a part of the file', { range: 'bytes=0-9' }],
    ['whether its copy is fresh', { 'if-none-match': '"a"' }],
    ['other bytes than those in a cache', { 'cache-control': 'no-cache' }],
    ['whether its copy is older', { 'if-modified-since': 'Sat, 01 Jan 2028 00:00:00 GMT' }],
  ])('is ignored when it asks for %s', (_name, headers) => expect(read(headers)).toBeNull());

  it('is ignored for a retry and for other methods', () => {
    expect(read({}, { url: '/shell/a.js?try=1' })).toBeNull();
    expect(read({}, { method: 'HEAD' })).toBeNull();
    expect(read({}, { method: 'POST' })).toBeNull();
  });
});
