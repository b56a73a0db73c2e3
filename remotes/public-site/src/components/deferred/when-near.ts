import { listenInside } from './listen-inside';

/** Half a screen away somebody who scrolls on will soon be there. */
const NEAR = '50% 0px';
const REACHING = ['pointerdown', 'focusin'] as const;

/** Resolves when an element comes near the screen, or when somebody reaches for it. */
export function whenNear(element: Element): Promise<void> {
  if (typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) finish();
      },
      { rootMargin: NEAR },
    );
    const stopListening = listenInside(element, REACHING, finish);
    function finish() {
      observer.disconnect();
      stopListening();
      resolve();
    }
    observer.observe(element);
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
