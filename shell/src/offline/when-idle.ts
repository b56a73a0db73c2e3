/** Milliseconds: not every browser says when it is idle. */
const LATER = 1_000;

/** Does the work when the page has nothing better to do. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work, { timeout: 5 * LATER });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, LATER);
  return () => clearTimeout(timer);
}
