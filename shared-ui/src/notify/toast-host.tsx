import { useEffect, useState } from 'react';
import { lazyComponent } from '../loading/lazy-component';
import { TOAST_EVENT } from './toast';
import type { Toast } from './toast';

const ToastStack = lazyComponent(() => import('./toast-container'));

/** Listens for toasts and renders them. The shell renders it once. The container's code loads with the first toast. */
export default function ToastHost() {
  // Null until the first toast. From then on the container stays mounted.
  const [toasts, setToasts] = useState<readonly Toast[] | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    const handleToast = (event: WindowEventMap[typeof TOAST_EVENT]) => {
      // A prevented default tells the sender that the toast was received.
      event.preventDefault();
      setToasts((before) => [...(before ?? []), event.detail]);
    };
    window.addEventListener(TOAST_EVENT, handleToast);
    resendEarlyToasts();
    return () => window.removeEventListener(TOAST_EVENT, handleToast);
  }, []);

  // Toasts wait for the code. It is loaded again with the next toast and when the browser is online again.
  useEffect(() => {
    if (toasts === null || isLoaded) return;
    const load = () => void ToastStack.load().then(() => setIsLoaded(true), ToastStack.forgetFailure);
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [toasts, isLoaded]);

  // Only shown toasts are removed, since another may have arrived meanwhile.
  const handleShown = (shown: readonly Toast[]) => {
    setToasts((before) => (before ?? []).filter((toast) => !shown.includes(toast)));
  };

  return toasts && isLoaded ? <ToastStack toasts={toasts} onShown={handleShown} /> : null;
}

function resendEarlyToasts() {
  const early = window.narthexToasts ?? [];
  window.narthexToasts = [];
  for (const detail of early) {
    window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail, cancelable: true }));
  }
}
