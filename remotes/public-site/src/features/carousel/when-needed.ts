import { whenIdle } from './when-idle';

/** How long before its first move a slider is loaded, in milliseconds: enough for a slow connection. */
const HEAD_START_MS = 2_000;
/** What somebody does who reaches for the slides. */
const REACHING = ['pointerenter', 'focusin'] as const;

function whenInView(element: HTMLElement, task: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    task();
    return () => undefined;
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    task();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Runs a task when slides are seen and will soon move by themselves, or at once when somebody reaches for them: who leaves
 * or scrolls on before doesn't load a slider. Returns how to call it off.
 *
 * @param delay How long a slide stands, in milliseconds.
 * @param task Gets how long the first slide has still to stand, in milliseconds.
 */
export function whenNeeded(
  slides: HTMLElement,
  delay: number,
  task: (remaining: number) => void,
): () => void {
  let timer: number | undefined;
  let callOffView: () => void = () => undefined;
  const callOffIdle = whenIdle(() => {
    callOffView = whenInView(slides, () => {
      const wait = Math.max(0, delay - HEAD_START_MS);
      timer = window.setTimeout(() => run(delay - wait), wait);
    });
  });
  function callOff() {
    callOffIdle();
    callOffView();
    window.clearTimeout(timer);
    for (const type of REACHING) slides.removeEventListener(type, runAtOnce);
  }
  function run(remaining: number) {
    callOff();
    task(remaining);
  }
  const runAtOnce = () => run(delay);
  for (const type of REACHING) slides.addEventListener(type, runAtOnce);
  return callOff;
}
