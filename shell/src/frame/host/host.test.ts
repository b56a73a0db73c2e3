import { ApiError } from '@narthex/shared-auth';
import { notify, saveFile } from '@narthex/shared-ui';
import type { RemoteProxy } from 'penpal';
import type { HostMethods, FrameUpload } from '../../federation/isolation/frame-protocol';
import { forwardEvents } from './forward-events';
import { createHostTransport } from './host-transport';
import { createHostUploads } from './host-uploads';

describe('host transport', () => {
  const send = jest.fn(async () => ({ status: 200, body: null }));
  const transport = createHostTransport(Promise.resolve({ send } as unknown as RemoteProxy<HostMethods>));
  const REQUEST = { method: 'POST', url: '/api/v1/events', headers: { Accept: 'application/json' } } as const;

  beforeEach(() => send.mockClear());

  it.each<[string, object, object]>([
    ['a body', { body: { title: 'Hike' } }, { body: { title: 'Hike' } }],
    ['parameters', { params: { page: 2 } }, { params: { page: 2 }, body: undefined }],
    ['a wish for a file', { isFile: true }, { isFile: true, body: undefined }],
  ])(
    'sends the page a request with %s, and nothing that can’t cross the boundary',
    async (_, given, sent) => {
      const request = {
        ...REQUEST,
        ...given,
        onUploadProgress: () => undefined,
        signal: new AbortController().signal,
      };
      expect(await transport(request)).toEqual({ status: 200, body: null });
      expect(send).toHaveBeenCalledWith({ ...REQUEST, ...sent });
    },
  );

  it('sends a form as its entries', async () => {
    const body = new FormData();
    body.append('kind', 'csv');
    await transport({ ...REQUEST, body });
    expect(send).toHaveBeenCalledWith({ ...REQUEST, form: [['kind', 'csv']] });
  });

  it('sends nothing for a call that was aborted before', async () => {
    const signal = AbortSignal.abort(new Error('left'));
    expect(() => transport({ ...REQUEST, signal })).toThrow('left');
    expect(send).not.toHaveBeenCalled();
  });

  it('rejects at once when a call is aborted', async () => {
    send.mockReturnValueOnce(new Promise(() => undefined));
    const stop = new AbortController();
    const response = transport({ ...REQUEST, signal: stop.signal });
    stop.abort(new Error('left'));
    await expect(response).rejects.toThrow('left');
  });

  it('rejects when the page is gone', async () => {
    send.mockRejectedValueOnce(new Error('destroyed'));
    await expect(transport(REQUEST)).rejects.toThrow('destroyed');
  });
});

const file = new File(['a'], 'a.png');
const STORED = { file: { url: '/media/1' } } as unknown as FrameUpload;

function openUploads(upload: () => Promise<FrameUpload>) {
  const host = { upload: jest.fn(upload), cancelUpload: jest.fn() };
  const uploads = createHostUploads();
  const send = uploads.connect(Promise.resolve(host as unknown as RemoteProxy<HostMethods>));
  return { ...uploads, host, send };
}
const kind = 'picture' as never;
/** Lets a promise that is resolved already take effect. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('hands a file to the page, and resolves with what is stored', async () => {
  const { send, host } = openUploads(async () => STORED);
  expect(await send(file, { kind })).toEqual({ url: '/media/1' });
  expect(host.upload).toHaveBeenCalledWith(1, file, 'picture');
});

it('tells each upload its own progress, until it ends', async () => {
  const ends: (() => void)[] = [];
  const { send, progress } = openUploads(() => new Promise((resolve) => ends.push(() => resolve(STORED))));
  const [first, second] = [jest.fn(), jest.fn()];
  const uploads = [send(file, { kind, onProgress: first }), send(file, { kind, onProgress: second })];
  await settle();
  progress(2, 5, 10);
  expect(second).toHaveBeenCalledWith(5, 10);
  expect(first).not.toHaveBeenCalled();
  for (const end of ends) end();
  await Promise.all(uploads);
  progress(1, 10, 10);
  progress(99, 10, 10);
  expect(first).not.toHaveBeenCalled();
});

it('throws the refusal of the server', async () => {
  const refusal = { status: 415, code: 'wrong_type', message: 'No picture' };
  const { send } = openUploads(async () => ({ refusal }));
  const error = await Promise.resolve(send(file, { kind })).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject(refusal);
});

it.each<[string, unknown, boolean]>([
  ['pauses', 'pause', true],
  ['cancels', undefined, false],
])('%s the upload of the page when its own is aborted', async (_, reason, isPaused) => {
  let end: () => void = () => undefined;
  const { send, host } = openUploads(() => new Promise((resolve) => (end = () => resolve(STORED))));
  const stop = new AbortController();
  const upload = Promise.resolve(send(file, { kind, signal: stop.signal }));
  const outcome = upload.catch((cause: unknown) => cause);
  await settle();
  stop.abort(reason);
  expect(host.cancelUpload).toHaveBeenCalledWith(1, isPaused);
  end();
  expect(await outcome).toBe(stop.signal.reason);
});

it('doesn’t listen for an abort after the upload', async () => {
  const { send, host } = openUploads(async () => STORED);
  const stop = new AbortController();
  await send(file, { kind, signal: stop.signal });
  stop.abort();
  expect(host.cancelUpload).not.toHaveBeenCalled();
});

describe('forward events', () => {
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
});
