import { retryLoad, withTimeout } from './retry-load';

/** Milliseconds an attempt may take. */
const LOAD_TIMEOUT_MS = 10_000;

/** Code did not arrive; `cause` says why. Whoever shows that tells by it that asking again may help. */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError';
}

/**
 * Loads code that is no component by the rule of `lazyComponent`: `loadCode(() => import('./submit-visit'))`. What is
 * there is there at once; what failed is asked for again by the next call.
 */
export async function loadCode<T>(fetchModule: () => Promise<T>): Promise<T> {
  try {
    return await retryLoad(() => withTimeout(fetchModule(), LOAD_TIMEOUT_MS, 'Loading code'));
  } catch (cause) {
    throw new CodeLoadError('Code did not load', { cause });
  }
}
