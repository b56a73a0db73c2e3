import { DetailedError, Upload } from 'tus-js-client';
import { ERROR_STATUS } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { networkError } from '../client/api-client';
import { ApiError, apiErrorFrom } from '../client/api-error';
import type { UploadRequest } from './upload-request';

const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 20_000];

const hasResponse = (cause: Error | DetailedError): boolean =>
  'originalResponse' in cause && cause.originalResponse !== null;

/**
 * Returns true if a retry may help: after a lost connection or most server errors, but not after a refusal or
 * a full disk.
 */
function isPassing(cause: Error | DetailedError): boolean {
  const status = ('originalResponse' in cause && cause.originalResponse?.getStatus()) || 0;
  const isRefusal = status >= 400 && status < 500 && status !== 409 && status !== 423;
  return !isRefusal && status !== ERROR_STATUS.storage_full && navigator.onLine;
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toApiError(cause: unknown): ApiError {
  const response = cause instanceof DetailedError ? cause.originalResponse : null;
  return response
    ? apiErrorFrom({ status: response.getStatus(), body: readBody(response.getBody()) })
    : networkError();
}

/** Is the error of a file that its device can't read any more. For the browser, that is a lost connection. */
const unreadableFile = () =>
  new ApiError(
    400,
    'unreadable_file',
    t(
      'This file can’t be read any more: it was moved, changed or deleted after it was chosen. Please choose it again.',
    ),
  );

/** A line that takes no byte for so long is dead, and the upload is resumed on another. */
const MAX_SILENCE_MS = 2 * 60_000;
/** After the last byte, the server may have to move a long video to a bucket. */
const MAX_STORING_MS = 15 * 60_000;

/** Ends a request on a dead line, of which browsers may hear nothing for hours. */
function endWhenSilent(xhr: XMLHttpRequest): void {
  const begunAt = performance.now();
  // The time counts from the beginning of the request, and may be changed while it runs.
  const allow = (ms: number) => {
    xhr.timeout = performance.now() - begunAt + ms;
  };
  allow(MAX_SILENCE_MS);
  xhr.upload.addEventListener('progress', () => allow(MAX_SILENCE_MS));
  xhr.upload.addEventListener('load', () => allow(MAX_STORING_MS));
  // tus listens for no other end without a response.
  xhr.addEventListener('timeout', (event) => xhr.onerror?.(event));
}

/** Identifies an upload, so that an interrupted one is resumed in this or a later tab. */
const getFingerprint = ({ file, kind }: UploadRequest) =>
  ['narthex', kind, file.name, file.size, file.lastModified].join('-');

/**
 * Sends a file by the tus protocol and resolves with the URL of its upload. Rejects with an ApiError or an
 * AbortError.
 */
export function sendByTus(request: UploadRequest): Promise<string> {
  const { file, kind, endpoint, readHeaders, onProgress, signal } = request;
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint,
      retryDelays: RETRY_DELAYS_MS,
      onShouldRetry: (cause) => {
        if (!hasResponse(cause)) void giveUpIfUnreadable();
        return isPassing(cause);
      },
      metadata: { kind, filename: file.name, filetype: file.type },
      fingerprint: async () => getFingerprint(request),
      removeFingerprintOnSuccess: true,
      // The headers are read for each request, because the person may have signed in again since the upload
      // began.
      onBeforeRequest: (sent) => {
        for (const [name, value] of Object.entries(readHeaders())) sent.setHeader(name, value);
        endWhenSilent(sent.getUnderlyingObject() as XMLHttpRequest);
      },
      // Without its database, the server can't say how far an upload has come. tus would begin a new one.
      onAfterResponse: (sent, response) => {
        if (sent.getMethod() === 'HEAD' && response.getStatus() >= 500) throw new Error('try again');
      },
      onProgress,
      onError: (cause) => reject(toApiError(cause)),
      onSuccess: () => (upload.url === null ? reject(toApiError(null)) : resolve(upload.url)),
    });
    async function giveUpIfUnreadable() {
      const isReadable = await file
        .slice(0, 1)
        .arrayBuffer()
        .then(
          () => true,
          () => false,
        );
      if (isReadable) return;
      void upload.abort(true).catch(() => undefined);
      reject(unreadableFile());
    }
    signal?.addEventListener('abort', () => {
      // Unless it is only paused, a cancelled upload is also deleted on the server.
      void upload.abort(signal.reason !== 'pause').catch(() => undefined);
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('Cancelled', 'AbortError'));
    });
    upload
      .findPreviousUploads()
      .then(([previous]) => {
        if (signal?.aborted) return;
        if (previous) upload.resumeFromPreviousUpload(previous);
        upload.start();
      })
      .catch(reject);
  });
}
