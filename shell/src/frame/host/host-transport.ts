import type { Transport } from '@narthex/shared-auth';
import type { RemoteProxy } from 'penpal';
import type { FrameRequest, HostMethods } from '../../federation/isolation/frame-protocol';

/** Returns the part of a request that crosses the boundary: a form can't be copied, its entries can. */
function toFrameRequest({
  method,
  url,
  headers,
  params,
  body,
  isFile,
}: Parameters<Transport>[0]): FrameRequest {
  return {
    method,
    url,
    headers,
    ...(params && { params }),
    ...(isFile && { isFile }),
    ...(body instanceof FormData ? { form: [...body] } : { body }),
  };
}

/** Sends the calls of an isolated remote through the page around the frame. An aborted call rejects at once. */
export const createHostTransport =
  (connected: Promise<RemoteProxy<HostMethods>>): Transport =>
  (request) => {
    const { signal } = request;
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      connected.then((host) => host.send(toFrameRequest(request))).then(resolve, reject);
    });
  };
