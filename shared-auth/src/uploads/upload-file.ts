import { UPLOADS_PATH } from '@narthex/shared-contracts/browser-paths';
import type { UploadStatus, UploadedFile } from '@narthex/shared-contracts/schemas/uploads';
import { t } from '@narthex/shared-contracts/translate';
import { networkError, readApiAccess } from '../client/api-client';
import { frameHost } from '../frame/frame-host';
import { ApiError, apiErrorFrom } from '../client/api-error';
import type { UploadOptions } from './upload-request';

/**
 * Uploads a file and resumes an earlier attempt. Resolves with the stored file, whose `url` records store.
 * Throws ApiError (413 too large, 415 wrong type); a cancelled upload rejects with `AbortError`.
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<UploadedFile> {
  const frame = frameHost();
  if (frame) return frame.uploadFile(file, options);
  const { host, transport, readToken, onUnauthorized, ...access } = readApiAccess();
  const token = readToken();
  const readHeaders = () => ({ ...access.readHeaders(), ...options.headers });
  try {
    const { sendByTus } = await import('./tus-transport').catch(() => {
      throw networkError();
    });
    const endpoint = host + UPLOADS_PATH;
    const url = await sendByTus({ ...options, file, endpoint, readHeaders });
    const response = await transport({ method: 'GET', url, headers: readHeaders() });
    if (response.status !== 200) throw apiErrorFrom(response);
    // The route isn't an endpoint of the API, but its handler uses the same schema.
    const { data } = response.body as { readonly data: UploadStatus };
    if (data.file) return data.file;
    throw new ApiError(0, 'network', t('The upload is not complete. Please try again.'));
  } catch (cause) {
    const isRefused = cause instanceof ApiError && cause.status === 401;
    // With a new session the upload continues.
    if (isRefused && (await onUnauthorized(cause, token))) return uploadFile(file, options);
    throw cause;
  }
}
