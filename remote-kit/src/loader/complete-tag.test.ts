import { runInNewContext } from 'node:vm';
import { completeTag } from './complete-tag';

const HASH = `sha384-${'b'.repeat(64)}`;
const URL_OF_CHUNK = 'https://church.example/remotes/choirs/1/songs.js';

/** Creates a page whose loader creates one tag after another. */
function openPage(hashes: Record<string, string> = {}) {
  const page = {
    ...{ URL, document: { baseURI: 'https://church.example/choirs' } },
    ...{ __narthexIntegrity: hashes, tag: {} as Record<string, string> },
  };
  return (url: string) => {
    page.tag = { src: url };
    runInNewContext(completeTag('tag', 'src'), page);
    return page.tag;
  };
}

it('checks a file against its known hash', () => {
  const load = openPage({ '/remotes/choirs/1/songs.js': HASH });
  expect(load(URL_OF_CHUNK)).toEqual({ src: URL_OF_CHUNK, integrity: HASH, crossOrigin: 'anonymous' });
});

it('refuses a file whose hash nobody knows', () => {
  expect(openPage()(URL_OF_CHUNK)['integrity']).toBe(`sha384-${'A'.repeat(64)}`);
});

it('asks for a file again under URLs of their own, with the same hash', () => {
  const load = openPage({ '/remotes/choirs/1/songs.js': HASH });
  const tags = [load(URL_OF_CHUNK), load(URL_OF_CHUNK), load(URL_OF_CHUNK)];
  expect(tags.map(({ src }) => src)).toEqual([
    URL_OF_CHUNK,
    `${URL_OF_CHUNK}?try=1`,
    `${URL_OF_CHUNK}?try=2`,
  ]);
  expect(tags.map(({ integrity }) => integrity)).toEqual([HASH, HASH, HASH]);
  expect(load('/remotes/choirs/1/other.js')['src']).toBe('/remotes/choirs/1/other.js');
});
