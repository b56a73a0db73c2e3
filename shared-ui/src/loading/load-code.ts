import { retryLoad, withTimeout } from './retry-load';

/** An attempt times out after this long. */
const LOAD_TIMEOUT_MS = 10_000;

/** Thrown if code failed to load; `cause` has the reason. Error screens use it to offer a retry. */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError';
}

/**
 * Loads code that isn't a component with the retries of `lazyComponent`: `loadCode(() => import('./submit-visit'))`.
 * The module cache makes later calls fast, and a call after a failure retries.
 */
export async function loadCode<T>(fetchModule: () => Promise<T>): Promise<T> {
  try {
    return await retryLoad(() => withTimeout(fetchModule(), LOAD_TIMEOUT_MS, 'Loading code'));
  } catch (cause) {
    throw new CodeLoadError('Code did not load', { cause });
  }
}
