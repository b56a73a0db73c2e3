/** Milliseconds. */
const LIMIT = 3_000;

/** After any of these the page is where the person wants it. */
const DOINGS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Tries at once and then with every frame, until it succeeds, the person does something, or the time is over. Returns
 * how to stop.
 */
export function tryForAWhile(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const stop = new AbortController();
  const { signal } = stop;
  const end = performance.now() + LIMIT;
  const again = () => {
    if (signal.aborted) return;
    if (attempt() || performance.now() > end) stop.abort();
    else requestAnimationFrame(again);
  };
  for (const doing of DOINGS) window.addEventListener(doing, () => stop.abort(), { passive: true, signal });
  requestAnimationFrame(again);
  return () => stop.abort();
}
