import { UPLOADS_PATH } from '@narthex/shared-contracts/browser-paths';
import type { UploadStatus, UploadedFile } from '@narthex/shared-contracts/schemas/uploads';
import { t } from '@narthex/shared-contracts/translate';
import { networkError, readApiAccess } from '../client/api-client';
import { frameHost } from '../frame/frame-host';
import { ApiError, apiErrorFrom } from '../client/api-error';
import type { UploadOptions } from './upload-request';

/** Does a step of an upload, and once more if its session is over and the person signs in again. */
async function withSession<T>(step: () => Promise<T>): Promise<T> {
  const { readToken, onUnauthorized } = readApiAccess();
  const token = readToken();
  try {
    return await step();
  } catch (cause) {
    const isRefused = cause instanceof ApiError && cause.status === 401;
    if (isRefused && (await onUnauthorized(cause, token))) return withSession(step);
    throw cause;
  }
}

/**
 * Uploads a file and resumes an earlier attempt. Resolves with the stored file, whose `url` records store.
 * Throws ApiError (413 too large, 415 wrong type); a cancelled upload rejects with `AbortError`.
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<UploadedFile> {
  const frame = frameHost();
  if (frame) return frame.uploadFile(file, options);
  const { host, transport, ...access } = readApiAccess();
  const readHeaders = () => ({ ...access.readHeaders(), ...options.headers });
  const { sendByTus } = await import('./tus-transport').catch(() => {
    throw networkError();
  });
  const endpoint = host + UPLOADS_PATH;
  const url = await withSession(() => sendByTus({ ...options, file, endpoint, readHeaders }));
  // A session may end while a long file is sent. Then only this is done again.
  const { body } = await withSession(async () => {
    const response = await transport({ method: 'GET', url, headers: readHeaders() });
    if (response.status !== 200) throw apiErrorFrom(response);
    return response;
  });
  // The route isn't an endpoint of the API, but its handler uses the same schema.
  const { data } = body as { readonly data: UploadStatus };
  if (data.file) return data.file;
  throw new ApiError(0, 'network', t('The upload is not complete. Please try again.'));
}
