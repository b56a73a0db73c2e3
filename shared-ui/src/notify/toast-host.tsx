import { Suspense, lazy, useEffect, useState } from 'react';
import type * as Container from './toast-container';
import { TOAST_EVENT } from './toast';
import type { Toast } from './toast';

const RETRY_DELAYS_MS = [1000, 4000, 15_000];
const LAST_RETRY_DELAY_MS = 30_000;

const ToastStack = lazy(() => loadToastStack());

/** Listens for toasts; the shell renders it once. What shows them is loaded with the first one. */
export default function ToastHost() {
  // Null until the first toast; from then on the container stays, empty or not.
  const [toasts, setToasts] = useState<readonly Toast[] | null>(null);

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

  // Only those that were shown: another may have come in between.
  const handleShown = (shown: readonly Toast[]) => {
    setToasts((before) => (before ?? []).filter((toast) => !shown.includes(toast)));
  };

  if (toasts === null) return null;
  return (
    <Suspense fallback={null}>
      <ToastStack toasts={toasts} onShown={handleShown} />
    </Suspense>
  );
}

function resendEarlyToasts() {
  const early = window.narthexToasts ?? [];
  window.narthexToasts = [];
  for (const detail of early) {
    window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail, cancelable: true }));
  }
}

/** On a bad line the file is asked for until it comes; the toasts wait that long. */
async function loadToastStack(attempt = 0): Promise<typeof Container> {
  try {
    return await import('./toast-container');
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAYS_MS[attempt] ?? LAST_RETRY_DELAY_MS));
    return loadToastStack(attempt + 1);
  }
}
