import { onceNear } from '../browser/watch-visibility';
import { listenInside } from './listen-inside';

/** Somebody who is half a screen away will probably reach the element. */
const NEAR = '50% 0px';
const REACHING = ['pointerdown', 'focusin'] as const;

/** Resolves when an element comes near the viewport, or when somebody focuses or presses it. */
export function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      callOff();
      stopListening();
      resolve();
    };
    const callOff = onceNear(element, NEAR, finish);
    const stopListening = listenInside(element, REACHING, finish);
  });
}

/** Resolves when somebody presses or focuses something in an element. */
export function whenReached(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const stopListening = listenInside(element, REACHING, () => {
      stopListening();
      resolve();
    });
  });
}
