/** Not every browser says when it is idle. */
const IDLE_DELAY_MS = 1_000;

/** Does the work when the page has nothing better to do. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work, { timeout: 5 * IDLE_DELAY_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, IDLE_DELAY_MS);
  return () => clearTimeout(timer);
}
