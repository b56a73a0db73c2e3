/** The delay is used in browsers without `requestIdleCallback`. */
const IDLE_DELAY_MS = 1_000;

/** Runs the work when the page is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work, { timeout: 5 * IDLE_DELAY_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, IDLE_DELAY_MS);
  return () => clearTimeout(timer);
}
