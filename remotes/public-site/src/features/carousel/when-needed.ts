import { onceNear } from '@narthex/shared-ui/watch-visibility';

/** These events mean that somebody is about to use the slides. */
const REACHING = ['pointerenter', 'focusin'] as const;

/** Slides this close to the viewport count as visible. */
const NEAR = '200px 0px';

/** Runs a task once the page has loaded and the browser is idle. Returns a function that cancels it. */
function whenIdle(task: () => void): () => void {
  let idle: number | undefined;
  const canIdle = typeof window.requestIdleCallback === 'function';
  const plan = () => {
    idle = canIdle ? window.requestIdleCallback(task, { timeout: 2000 }) : window.setTimeout(task, 200);
  };
  if (document.readyState === 'complete') plan();
  else window.addEventListener('load', plan, { once: true });
  return () => {
    window.removeEventListener('load', plan);
    if (idle === undefined) return;
    if (canIdle) window.cancelIdleCallback(idle);
    else window.clearTimeout(idle);
  };
}

/**
 * Runs a task once slides have been in view for a while, or immediately when somebody reaches for them. Visitors who
 * leave or scroll on before that don't load a slider. Returns functions that cancel the task or run it now.
 *
 * @param wait The time in view in milliseconds.
 * @param task Gets the time that has passed in milliseconds.
 */
export function whenNeeded(slides: HTMLElement, wait: number, task: (waited: number) => void) {
  let timer: number | undefined;
  let callOffView: () => void = () => undefined;
  const callOffIdle = whenIdle(() => {
    callOffView = onceNear(slides, NEAR, () => {
      timer = window.setTimeout(() => run(wait), wait);
    });
  });
  function callOff() {
    callOffIdle();
    callOffView();
    window.clearTimeout(timer);
    for (const type of REACHING) slides.removeEventListener(type, runAtOnce);
  }
  function run(waited: number) {
    callOff();
    task(waited);
  }
  const runAtOnce = () => run(0);
  for (const type of REACHING) slides.addEventListener(type, runAtOnce);
  return { callOff, runAtOnce };
}
