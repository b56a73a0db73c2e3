import { TOAST_EVENT } from './toast';
import type { Toast, ToastKind } from './toast';

// Each remote contains its own copy of this file, so the toast travels as an event of the window.
function send(kind: ToastKind, message: string) {
  if (typeof window === 'undefined') return;
  const event = new CustomEvent<Toast>(TOAST_EVENT, { detail: { kind, message }, cancelable: true });
  const isHeard = !window.dispatchEvent(event);
  if (!isHeard) (window.narthexToasts ??= []).push(event.detail);
}

/** Shows a toast at the top right of the shell. Toasts that are sent before the shell listens are kept. */
export const notify = {
  success: (message: string) => send('success', message),
  error: (message: string) => send('error', message),
  info: (message: string) => send('info', message),
};
