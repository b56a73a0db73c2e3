/**
 * Listens to events inside an element that isn't hydrated. React stops such events at its root, so this listens above
 * it. Returns a function that removes the listeners.
 */
export function listenInside(
  element: Element,
  types: readonly (keyof WindowEventMap)[],
  handle: () => void,
): () => void {
  const stop = new AbortController();
  const listen = ({ target }: Event) => {
    if (target instanceof Element && element.contains(target)) handle();
  };
  for (const type of types) window.addEventListener(type, listen, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
