import { onceNear } from '../visibility/watch-visibility';
import { listenInside } from './listen-inside';

/** Half a screen away somebody who scrolls on will soon be there. */
const NEAR = '50% 0px';
const REACHING = ['pointerdown', 'focusin'] as const;

/** Resolves when an element comes near the screen, or when somebody reaches for it. */
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

/** Resolves when somebody presses in an element, or comes to it by keyboard. */
export function whenReached(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const stopListening = listenInside(element, REACHING, () => {
      stopListening();
      resolve();
    });
  });
}
