/** A step of loading took longer than it may. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Settles as `work` does, but rejects with TimeLimitError after `milliseconds`. */
export function withinTime<T>(work: Promise<T>, milliseconds: number, step: string): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeLimitError(`${step} took longer than ${milliseconds} ms`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
