import { onceNear } from '@narthex/shared-ui/watch-visibility';
import { whenIdle } from './when-idle';

/** What somebody does who reaches for the slides. */
const REACHING = ['pointerenter', 'focusin'] as const;

/** Slides that are about to be seen count as seen. */
const NEAR = '200px 0px';

/**
 * Runs a task once slides have been in view for a while, or at once when somebody reaches for them: who leaves or scrolls on
 * before doesn't load a slider. Returns how to call it off, and how to run it now.
 *
 * @param wait How long, in milliseconds.
 * @param task Gets how long was waited, in milliseconds.
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
