import { setMaxListeners } from 'node:events';

/** Ends with the render or with its time, whichever comes first; the signal then ends its calls too. */
export async function withTimeout<T>(
  limitMs: number,
  render: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  // Each call of the page listens, and there may be any number of them.
  setMaxListeners(0, controller.signal);
  const timer = setTimeout(
    () => controller.abort(new Error(`Rendering took longer than ${limitMs} ms`)),
    limitMs,
  );
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  try {
    return await Promise.race([render(controller.signal), aborted]);
  } finally {
    clearTimeout(timer);
  }
}
