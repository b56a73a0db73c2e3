/** Thrown if a step of loading exceeds its time limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Settles as `work` does, but rejects with TimeoutError after `milliseconds`. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number, step: string): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeoutError(`${step} took longer than ${milliseconds} ms`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Delays before each retry. */
const RETRY_WAITS_MS: readonly number[] = [400];

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Returns whether an attempt timed out: by our limit, by that of a request, or by webpack's limit for a chunk. */
function isTimeout(cause: unknown): boolean {
  if (cause instanceof TimeoutError) return true;
  if (!(cause instanceof Error || cause instanceof DOMException)) return false;
  return (
    cause.name === 'TimeoutError' ||
    (cause.name === 'ChunkLoadError' && Reflect.get(cause, 'type') === 'timeout')
  );
}

/**
 * Runs an attempt and retries it after each delay of `waits` (milliseconds). A timeout is retried only once. All code
 * is loaded by this rule.
 */
export async function retryLoad<T>(
  attempt: () => Promise<T>,
  waits: readonly number[] = RETRY_WAITS_MS,
): Promise<T> {
  for (let attemptsBefore = 0; ; attemptsBefore += 1) {
    try {
      return await attempt();
    } catch (cause) {
      const wait = waits[attemptsBefore];
      if (wait === undefined || (isTimeout(cause) && attemptsBefore > 0)) throw cause;
      await pause(wait);
    }
  }
}
