import { notify, saveFile } from '@narthex/shared-ui';
import { forwardEvents } from './forward-events';

type Host = Parameters<typeof forwardEvents>[0];
const host = {
  navigate: jest.fn(),
  openLink: jest.fn(),
  toast: jest.fn(),
  save: jest.fn(),
  setTitle: jest.fn(),
  setUnsaved: jest.fn(),
  setHeight: jest.fn(),
};
const root = document.createElement('div');

beforeAll(() => {
  document.head.innerHTML = '<title>Loading</title>';
  document.body.append(root);
  window.narthexToasts = [{ kind: 'info', message: 'Before the page listened' }];
  forwardEvents(host as unknown as Host, root, false);
  // The test environment can't follow a link.
  window.addEventListener('click', (event) => event.preventDefault());
});

it('passes on the toasts that were shown before', () => {
  expect(host.toast.mock.calls).toEqual([['info', 'Before the page listened']]);
});

describe('while the remote runs', () => {
  beforeEach(() => jest.clearAllMocks());

  const click = (html: string) => {
    root.innerHTML = html;
    root
      .querySelector('.pressed, a')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };

  it.each([
    ['<a href="/choirs?page=2#top">Choirs</a>', '/choirs?page=2#top'],
    ['<a href="/choirs"><b class="pressed">Choirs</b></a>', '/choirs'],
    ['<a href="/choirs" target="_self">Choirs</a>', '/choirs'],
  ])('%s leads there in the page', (html, to) => {
    click(html);
    expect(host.navigate).toHaveBeenCalledWith({ to, replace: false, state: null });
    expect(host.openLink).not.toHaveBeenCalled();
  });

  it.each([
    ['<a href="https://elsewhere.example/a">Elsewhere</a>', 'https://elsewhere.example/a'],
    ['<a href="/choirs" target="_blank">Choirs</a>', `${window.location.origin}/choirs`],
  ])('%s is for the page to open', (html, url) => {
    click(html);
    expect(host.openLink).toHaveBeenCalledWith(url);
    expect(host.navigate).not.toHaveBeenCalled();
  });

  it.each([
    '<a href="#songs">Songs</a>',
    '<a href="/a.csv" download>File</a>',
    '<a>No link</a>',
    '<p class="pressed">Text</p>',
  ])('%s stays in the frame', (html) => {
    click(html);
    expect(host.navigate).not.toHaveBeenCalled();
    expect(host.openLink).not.toHaveBeenCalled();
  });

  it('leaves links alone that a router has handled', () => {
    const handle = (event: Event) => event.preventDefault();
    root.addEventListener('click', handle);
    click('<a href="/choirs">Choirs</a>');
    root.removeEventListener('click', handle);
    expect(host.navigate).not.toHaveBeenCalled();
  });

  it('passes toasts, downloads and titles on', async () => {
    notify.success('Saved');
    const file = new Blob(['a']);
    saveFile(file, 'a.csv');
    document.title = 'Songs';
    await new Promise((resolve) => setTimeout(resolve));
    expect(host.toast).toHaveBeenCalledWith('success', 'Saved');
    expect(host.save).toHaveBeenCalledWith(file, 'a.csv');
    expect(host.setTitle).toHaveBeenCalledWith('Songs');
    expect(window.narthexToasts ?? []).toEqual([]);
  });
});

describe('the height of the content', () => {
  const observe = jest.fn();
  let resized: () => void = () => undefined;
  beforeEach(() => {
    jest.clearAllMocks();
    Object.assign(globalThis, {
      ResizeObserver: class {
        readonly observe = observe;
        constructor(listener: () => void) {
          resized = listener;
        }
      },
    });
  });

  it('is told to the page if the frame follows it', () => {
    forwardEvents(host as unknown as Host, root, true);
    expect(observe).toHaveBeenCalledWith(root);
    jest.spyOn(root, 'getBoundingClientRect').mockReturnValue({ height: 600.2 } as DOMRect);
    resized();
    expect(host.setHeight).toHaveBeenCalledWith(601);
  });

  it('is nothing to the page around a frame that fills its window', () => {
    forwardEvents(host as unknown as Host, root, false);
    expect(observe).not.toHaveBeenCalled();
  });
});
