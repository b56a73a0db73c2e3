import { FrameLocation } from './frame-location';
import { greetPage } from './greet-page';
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

describe('greet page', () => {
  /** Delivers messages at once; the test environment has no ports. */
  class FakePort extends EventTarget {
    other: FakePort | null = null;
    readonly start = () => undefined;
    postMessage(data: unknown) {
      this.other?.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
  }
  class FakeChannel {
    readonly port1 = new FakePort();
    readonly port2 = new FakePort();
    constructor() {
      this.port1.other = this.port2;
      this.port2.other = this.port1;
    }
  }

  interface Greeted {
    readonly data: unknown;
    readonly origin: string;
    readonly port: MessagePort;
  }
  let greetings: Greeted[] = [];

  beforeAll(() => void Object.assign(globalThis, { MessageChannel: FakeChannel }));

  beforeEach(() => {
    greetings = [];
    jest.spyOn(window.parent, 'postMessage').mockImplementation(((
      data: unknown,
      origin: string,
      [port]: MessagePort[],
    ) => {
      if (port) greetings.push({ data, origin, port });
    }) as typeof window.postMessage);
  });
  afterEach(() => {
    // A frame that got its response stops listening.
    for (const { port } of greetings) port.postMessage({});
    jest.restoreAllMocks();
  });

  const ask = (source: unknown = window.parent, data: unknown = 'narthex:page') =>
    window.dispatchEvent(Object.assign(new Event('message'), { source, data }));

  it('greets the site alone, with a port', () => {
    void greetPage();
    expect(greetings).toMatchObject([
      { data: { greeting: 'narthex:frame', document: expect.any(String) }, origin: window.location.origin },
    ]);
  });

  it('resolves with the response and its port, whichever greeting the page heard', async () => {
    const response = greetPage();
    ask();
    expect(greetings[1]?.data).toEqual(greetings[0]?.data);
    greetings[1]?.port.postMessage({ isPageChange: true });
    const { start } = await response;
    expect(start).toEqual({ isPageChange: true });
    ask();
    expect(greetings).toHaveLength(2);
  });

  it.each<[string, unknown, unknown]>([
    ['of another window', null, 'narthex:page'],
    ['of another kind', window.parent, 'hello'],
  ])('doesn’t greet for a message %s', (_, source, data) => {
    void greetPage();
    ask(source, data);
    expect(greetings).toHaveLength(1);
  });

  it('greets from another document each time', () => {
    void greetPage();
    void greetPage();
    expect(greetings[0]?.data).not.toEqual(greetings[1]?.data);
  });
});
