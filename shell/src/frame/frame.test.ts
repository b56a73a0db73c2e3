import { FrameLocation } from './frame-location';
import { preloadFiles } from './preload-files';
import { removeUncoveredFeatures } from './remove-uncovered-features';

const PLACE = { pathname: '/choirs/songs', search: '', hash: '', state: null, key: 'a' };

it('tells who follows it where the page is, until they stop', () => {
  const location = new FrameLocation();
  expect(location.get().pathname).toBe('/');
  const seen: string[] = [];
  const stop = location.subscribe(() => seen.push(location.get().pathname));
  location.set(PLACE);
  stop();
  location.set({ ...PLACE, pathname: '/choirs' });
  expect(seen).toEqual(['/choirs/songs']);
  expect(location.get().pathname).toBe('/choirs');
});

describe('preload files', () => {
  const FOLDER = '/remotes/choirs/1.0.0-0123456789/';
  const files = {
    container: 'choirs',
    entry: `${FOLDER}remoteEntry.js`,
    js: [`${FOLDER}app.1.js`, `${FOLDER}unknown.2.js`],
    css: [`${FOLDER}app.3.css`],
    lazyJs: [`${FOLDER}later.4.js`],
    lazyCss: [],
    integrity: {
      [`${FOLDER}remoteEntry.js`]: 'sha384-a',
      [`${FOLDER}app.1.js`]: 'sha384-b',
      [`${FOLDER}app.3.css`]: 'sha384-c',
      [`${FOLDER}later.4.js`]: 'sha384-d',
    },
  };

  afterEach(() => document.head.replaceChildren());

  it('asks at once for what a version needs, by its hash, and for nothing without one', () => {
    preloadFiles(files);
    const links = [...document.head.querySelectorAll('link')].map((link) => [
      ...[link.rel, link.as, link.getAttribute('href')],
      ...[link.integrity, link.crossOrigin],
    ]);
    expect(links).toEqual([
      ['preload', 'script', `${FOLDER}remoteEntry.js`, 'sha384-a', 'anonymous'],
      ['preload', 'script', `${FOLDER}app.1.js`, 'sha384-b', 'anonymous'],
      ['preload', 'style', `${FOLDER}app.3.css`, 'sha384-c', 'anonymous'],
    ]);
  });
});

it('removes what no policy covers, and nothing else', () => {
  const target = {
    RTCPeerConnection: 1,
    webkitRTCPeerConnection: 2,
    WebTransport: 3,
    Notification: 4,
    fetch: 5,
  };
  removeUncoveredFeatures(target);
  expect(Object.keys(target)).toEqual(['fetch']);
});
