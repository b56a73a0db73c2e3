/**
 * Listens to what happens inside an element that isn't hydrated yet: React lets no event pass to it, so that one has to
 * listen above React's root. Returns how to stop.
 */
export function listenInside(
  element: Element,
  types: readonly string[],
  handle: (target: Element) => void,
): () => void {
  const stop = new AbortController();
  const listen = ({ target }: Event) => {
    if (target instanceof Element && element.contains(target)) handle(target);
  };
  for (const type of types) window.addEventListener(type, listen, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
