import { TOAST_EVENT } from './toast';
import type { Toast, ToastKind } from './toast';

// Each remote compiles its own copy of this file; the event on the window is what they have in common.
function send(kind: ToastKind, message: string) {
  if (typeof window === 'undefined') return;
  const event = new CustomEvent<Toast>(TOAST_EVENT, { detail: { kind, message }, cancelable: true });
  const isHeard = !window.dispatchEvent(event);
  if (!isHeard) (window.narthexToasts ??= []).push(event.detail);
}

/** Shows a toast at the top right of whatever shell this runs in. Nothing sent early is lost. */
export const notify = {
  success: (message: string) => send('success', message),
  error: (message: string) => send('error', message),
  info: (message: string) => send('info', message),
};
