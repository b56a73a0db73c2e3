/**
 * Reports whether an element is visible, soon and whenever that changes. Without an `IntersectionObserver` every
 * element counts as visible. Returns a function that stops watching.
 *
 * @param init Options of the observer: the visible share and the margin around the viewport.
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
 * Runs a task once, when an element comes near the viewport. Returns a function that cancels it.
 *
 * @param margin Distance around the viewport, as the `rootMargin` of an `IntersectionObserver`.
 */
export function onceNear(element: Element, margin: string, task: () => void): () => void {
  const stop = watchVisibility(element, { rootMargin: margin }, (isNear) => {
    if (!isNear) return;
    stop();
    task();
  });
  return stop;
}
