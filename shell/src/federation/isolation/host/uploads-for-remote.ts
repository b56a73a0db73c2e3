import { ApiError, uploadFile, type UploadOptions } from '@narthex/shared-auth';
import { REMOTE_HEADER } from '@narthex/shared-contracts';
import type { FrameUpload } from '../frame-protocol';

type Progress = (id: number, sentBytes: number, totalBytes: number) => void;

/** Returns what a frame learns of a refused upload: an Error would lose its fields on the way. */
const describeRefusal = (cause: unknown) =>
  cause instanceof ApiError
    ? { status: cause.status, code: cause.code, message: cause.message }
    : { status: 0, code: 'network', message: 'The upload was interrupted.' };

/** Uploads files for the code of an isolated remote. `onProgress` gets the number that the remote gave the upload. */
export function createUploads(onProgress: Progress) {
  const running = new Map<number, AbortController>();
  return {
    async start(remote: string, id: number, file: File, kind: UploadOptions['kind']): Promise<FrameUpload> {
      if (!(file instanceof File)) return { refusal: describeRefusal(null) };
      const stop = new AbortController();
      running.set(id, stop);
      try {
        const options = { kind, headers: { [REMOTE_HEADER]: remote }, signal: stop.signal };
        return {
          file: await uploadFile(file, {
            ...options,
            onProgress: (sent, total) => onProgress(id, sent, total),
          }),
        };
      } catch (cause) {
        return { refusal: describeRefusal(cause) };
      } finally {
        running.delete(id);
      }
    },
    cancel(id: number, isPaused: boolean): void {
      running.get(id)?.abort(isPaused ? 'pause' : undefined);
    },
  };
}
