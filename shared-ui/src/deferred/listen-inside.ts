/**
 * Listens to what happens inside an element that isn't hydrated yet: React lets no event pass to it, so that one has to
 * listen above React's root. Returns how to stop.
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
