import type { Page } from '@playwright/test';

const MIN_MOVEMENT_PX = 1;

/** The progress bar of a toast shows the remaining time, so it has to move. */
const CLOCK = '.Toastify__progress-bar';

/**
 * Returns elements that move for longer than a millisecond, also on hover or a change: `element: animation fade 300
 * ms`.
 */
export function listMovements(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ noticed, clock }) => {
      const milliseconds = (list: string) =>
        list.split(',').map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000));
      const longest = (list: string) => Math.max(...milliseconds(list));
      const found = new Set<string>();
      for (const element of document.querySelectorAll('body, body *')) {
        if (element.matches(clock)) continue;
        for (const part of ['', '::before', '::after', '::backdrop']) {
          const style = getComputedStyle(element, part);
          const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${part}`;
          const transition = longest(style.transitionDuration) + longest(style.transitionDelay);
          if (transition > noticed) found.add(`${name}: transition ${transition} ms`);
          if (style.animationName === 'none') continue;
          const animation = longest(style.animationDuration) + longest(style.animationDelay);
          if (animation > noticed || style.animationIterationCount.includes('infinite'))
            found.add(`${name}: animation ${style.animationName} ${animation} ms`);
        }
      }
      for (const { effect } of document.getAnimations()) {
        if (effect instanceof KeyframeEffect && effect.target?.matches(clock)) continue;
        const end = Number(effect?.getComputedTiming().endTime ?? 0);
        if (end > noticed) found.add(`something runs for ${end} ms`);
      }
      return [...found];
    },
    { noticed: MIN_MOVEMENT_PX, clock: CLOCK },
  );
}
