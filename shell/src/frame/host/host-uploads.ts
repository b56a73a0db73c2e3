import { ApiError, type FrameHost, type UploadOptions } from '@narthex/shared-auth';
import type { RemoteProxy } from 'penpal';
import type { HostMethods } from '../../federation/isolation/frame-protocol';

/** Hands the files that a person chose in this frame to the page around it, which uploads them. */
export function createHostUploads() {
  const listeners = new Map<number, UploadOptions['onProgress']>();
  let last = 0;
  const connect =
    (connected: Promise<RemoteProxy<HostMethods>>): FrameHost['uploadFile'] =>
    async (file, { kind, onProgress, signal }) => {
      const host = await connected;
      const id = ++last;
      listeners.set(id, onProgress);
      const cancel = () => void host.cancelUpload(id, signal?.reason === 'pause');
      signal?.addEventListener('abort', cancel, { once: true });
      try {
        const result = await host.upload(id, file, kind);
        signal?.throwIfAborted();
        if ('file' in result) return result.file;
        const { status, code, message } = result.refusal;
        throw new ApiError(status, code, message);
      } finally {
        listeners.delete(id);
        signal?.removeEventListener('abort', cancel);
      }
    };
  const progress = (id: number, sentBytes: number, totalBytes: number) =>
    listeners.get(id)?.(sentBytes, totalBytes);
  return { connect, progress };
}
