import { readStoredSession } from '@narthex/shared-auth';
import { onHandOver } from '../hand-over';

const ACCOUNT_BUTTON = '[data-menu-button=account]';

/** Writes a text as a string of CSS. */
const toCss = (text: string) =>
  `"${text.replace(/["\\\n\r\f]/g, (char) => `\\${char.codePointAt(0)?.toString(16) ?? ''} `)}"`;

/**
 * Shows in the bar who is signed in, as the application shows it. Styles do it, because the application hydrates the HTML
 * as the server wrote it. Returns whether somebody is signed in.
 */
export function showAccount(): boolean {
  const name = readStoredSession()?.user.first_name;
  if (!name) return false;
  const root = document.documentElement;
  root.style.setProperty('--account-name', toCss(name));
  root.style.setProperty('--account-initial', toCss([...name][0] ?? ''));
  root.dataset['account'] = '';
  const button = document.querySelector(ACCOUNT_BUTTON);
  const label = button?.closest('header')?.dataset['accountLabel'];
  if (label) button?.setAttribute('aria-label', label.replace('{name}', name));
  onHandOver(() => button?.removeAttribute('aria-label'));
  return true;
}
