import { useEffect, useState } from 'react';
import { lazyComponent } from '../loading/lazy-component';
import { TOAST_EVENT } from './toast';
import type { Toast } from './toast';

const ToastStack = lazyComponent(() => import('./toast-container'));

/** Listens for toasts; the shell renders it once. What shows them is loaded with the first one. */
export default function ToastHost() {
  // Null until the first toast; from then on the container stays, empty or not.
  const [toasts, setToasts] = useState<readonly Toast[] | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    const handleToast = (event: WindowEventMap[typeof TOAST_EVENT]) => {
      // Tells the sender that somebody listens.
      event.preventDefault();
      setToasts((before) => [...(before ?? []), event.detail]);
    };
    window.addEventListener(TOAST_EVENT, handleToast);
    resendEarlyToasts();
    return () => window.removeEventListener(TOAST_EVENT, handleToast);
  }, []);

  // Toasts wait for the code: it is asked for again with the next one, and when there is a connection again.
  useEffect(() => {
    if (toasts === null || isLoaded) return;
    const load = () => void ToastStack.load().then(() => setIsLoaded(true), ToastStack.forgetFailure);
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [toasts, isLoaded]);

  // Only those that were shown: another may have come in between.
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
