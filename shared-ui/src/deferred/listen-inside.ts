/**
 * Listens to events inside an element that isn't hydrated. React stops such events at its root, so this listens above
 * it. Returns a function that removes the listeners.
 */
export function listenInside<T extends keyof WindowEventMap>(
  element: Element,
  types: readonly T[],
  handle: (target: Element, event: WindowEventMap[T]) => void,
): () => void {
  const stop = new AbortController();
  const listen = (event: WindowEventMap[T]) => {
    if (event.target instanceof Element && element.contains(event.target)) handle(event.target, event);
  };
  for (const type of types) window.addEventListener(type, listen, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
