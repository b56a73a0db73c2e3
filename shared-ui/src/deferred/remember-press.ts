import { listenInside } from './listen-inside';

/** What was pressed, by mouse, finger or keyboard, and had no response yet. */
export interface RememberedPress {
  /** Presses it again, and remembers no more. */
  repeat: () => void;
}

/** Keys that move between tabs; Enter and the space bar click. */
const MOVING = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Remembers which button of an element was pressed, or which keys on its tabs. Links and forms work without code. */
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
      // With the code there React hydrates for the press itself, which is then on its way to the new handlers.
      const isUnderWay = last?.event.eventPhase !== Event.NONE;
      if (last && !isUnderWay) last.press();
    },
  };
}
