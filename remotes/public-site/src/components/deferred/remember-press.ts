import { listenInside } from './listen-inside';

/** A press that nothing has responded to yet. */
export interface RememberedPress {
  /** Presses the button again that was pressed last, if one was, and remembers no more. */
  repeat: () => void;
}

/** Remembers which button of an element was pressed. Links and forms work without code. */
export function rememberPress(element: Element): RememberedPress {
  let pressed: HTMLElement | null = null;
  const stop = listenInside(element, ['click'], (target) => {
    pressed = target.closest<HTMLElement>('button[type=button]') ?? pressed;
  });
  return {
    repeat: () => {
      stop();
      if (pressed?.isConnected) pressed.click();
    },
  };
}
