/**
 * Tells whether an element can be seen, soon and whenever that changes. Without an `IntersectionObserver` everything
 * counts as seen. Returns how to stop.
 *
 * @param init How much of it must be seen, and how far around the screen counts.
 */
export function watchVisibility(
  element: Element,
  init: IntersectionObserverInit,
  tell: (isVisible: boolean) => void,
): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    const timer = setTimeout(() => tell(true));
    return () => clearTimeout(timer);
  }
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? false), init);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Runs a task once, when an element comes near the screen. Returns how to call it off.
 *
 * @param margin How far around the screen is near, as the `rootMargin` of an `IntersectionObserver`.
 */
export function onceNear(element: Element, margin: string, task: () => void): () => void {
  const stop = watchVisibility(element, { rootMargin: margin }, (isNear) => {
    if (!isNear) return;
    stop();
    task();
  });
  return stop;
}
