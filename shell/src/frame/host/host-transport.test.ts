import type { RemoteProxy } from 'penpal';
import type { HostMethods } from '../../federation/isolation/frame-protocol';
import { createHostTransport } from './host-transport';

const send = jest.fn(async () => ({ status: 200, body: null }));
const transport = createHostTransport(Promise.resolve({ send } as unknown as RemoteProxy<HostMethods>));
const REQUEST = { method: 'POST', url: '/api/v1/events', headers: { Accept: 'application/json' } } as const;

beforeEach(() => send.mockClear());

it.each<[string, object, object]>([
  ['a body', { body: { title: 'Hike' } }, { body: { title: 'Hike' } }],
  ['parameters', { params: { page: 2 } }, { params: { page: 2 }, body: undefined }],
  ['a wish for a file', { isFile: true }, { isFile: true, body: undefined }],
])('sends the page a request with %s, and nothing that can’t cross the boundary', async (_, given, sent) => {
  const request = {
    ...REQUEST,
    ...given,
    onUploadProgress: () => undefined,
    signal: new AbortController().signal,
  };
  expect(await transport(request)).toEqual({ status: 200, body: null });
  expect(send).toHaveBeenCalledWith({ ...REQUEST, ...sent });
});

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
