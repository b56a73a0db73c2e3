const TIME_LIMIT_MS = 3_000;

/** After any of these events the person has chosen a position, which must not be changed. */
const INTERACTION_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Tries at once and then in every frame, until it succeeds, the person interacts, or the time is over.
 * Returns a function that stops it.
 */
export function retryUntilInteraction(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const stop = new AbortController();
  const { signal } = stop;
  const end = performance.now() + TIME_LIMIT_MS;
  const retry = () => {
    if (signal.aborted) return;
    if (attempt() || performance.now() > end) stop.abort();
    else requestAnimationFrame(retry);
  };
  for (const event of INTERACTION_EVENTS) {
    window.addEventListener(event, () => stop.abort(), { passive: true, signal });
  }
  requestAnimationFrame(retry);
  return () => stop.abort();
}
