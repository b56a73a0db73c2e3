import { setMaxListeners } from 'node:events';

/** Runs a render with a time limit; at the end of either, the signal aborts the calls of the render. */
export async function withTimeout<T>(
  limitMs: number,
  render: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  // Each call of the page adds a listener, and there is no limit on their number.
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
