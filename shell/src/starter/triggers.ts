import { isProtectedArea } from '@narthex/shared-contracts/guard-floors';
import { NEED_ATTRIBUTE } from '@narthex/shared-ui/need-attribute';
import { splitLanguage } from '@narthex/shared-contracts/languages';
import { whenIdle } from '../offline/when-idle';
import { showsOwnReply } from './visit/own-replies';

interface TriggerOptions {
  readonly isSignedIn: boolean;
  readonly start: () => void;
}

function leadsToGuardedArea(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href) return false;
  const { origin, pathname } = new URL(link.href);
  return origin === window.location.origin && isProtectedArea(splitLanguage(pathname).url);
}

/**
 * Starts the application when somebody reaches for a control that needs it or for a link into a guarded area, plays
 * something, is signed in, did something earlier that the page shows, is on a page that shows nothing without it, or sees
 * it on another day. Somebody who only reads never starts it.
 */
export function watchTriggers({ isSignedIn, start }: TriggerOptions): void {
  const handleUse = ({ type, target }: Event) => {
    const control = target instanceof Element ? target.closest(`[${NEED_ATTRIBUTE}]`) : null;
    // A finger that scrolls the page may begin in a form.
    const isTouched = type === 'pointerdown' && control?.getAttribute(NEED_ATTRIBUTE) === 'use';
    if (control && !isTouched) start();
  };
  const handleLink = ({ target }: Event) => {
    if (leadsToGuardedArea(target)) start();
  };
  const options = { capture: true, passive: true };
  for (const type of ['pointerdown', 'keydown', 'focusin']) window.addEventListener(type, handleUse, options);
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    window.addEventListener(type, handleLink, options);
  // Media events don't bubble, but they pass the window on their way down.
  window.addEventListener('play', start, options);
  // The page says “Today” and what comes next as of the day on which it was opened.
  const openedOn = new Date().toDateString();
  const checkDay = () => {
    if (!document.hidden && new Date().toDateString() !== openedOn) start();
  };
  window.addEventListener('visibilitychange', checkDay);
  // A screen in the hall shows the page all night, and nobody comes back to it.
  const now = new Date();
  setTimeout(checkDay, new Date(now).setHours(24, 0, 1, 0) - now.getTime());
  // Somebody may have typed before the starter was there.
  const isInUse = document.activeElement?.closest(`[${NEED_ATTRIBUTE}]`) != null;
  if (isInUse || document.querySelector(`[${NEED_ATTRIBUTE}=now]`)) start();
  else if (isSignedIn || showsOwnReply()) whenIdle(start);
}
