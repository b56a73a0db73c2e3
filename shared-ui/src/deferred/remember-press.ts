/** Describes a press by mouse, touch or keyboard that no handler has received. */
export interface RememberedPress {
  /** Repeats the press and stops listening. */
  repeat: () => void;
}

/** These keys move between tabs. Enter and the space bar cause a click. */
const MOVING = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/**
 * Remembers the last button that was pressed in an element, or the last key on its tabs. Links and forms work without
 * code.
 */
export function rememberPress(element: Element): RememberedPress {
  let last: { readonly event: Event; readonly press: () => void } | undefined;
  const stopClicks = listenInside(element, ['click'], (target, event) => {
    const button = target.closest<HTMLElement>('button[type=button]');
    if (button) last = { event, press: () => button.isConnected && button.click() };
  });
  const stopKeys = listenInside(element, ['keydown'], (target, event) => {
    if (!MOVING.includes(event.key) || !target.closest('[role=tab]')) return;
    event.preventDefault();
    const { key } = event;
    const press = () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    last = { event, press };
  });
  return {
    repeat: () => {
      stopClicks();
      stopKeys();
      // If the code has loaded, the press itself makes React hydrate, and the event is still on its way to the new
      // handlers.
      const isUnderWay = last?.event.eventPhase !== Event.NONE;
      if (last && !isUnderWay) last.press();
    },
  };
}

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
