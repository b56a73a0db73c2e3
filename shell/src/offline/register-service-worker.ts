import { isDataSaverOn } from './data-saver';

const REGISTER_DELAY_MS = 3_000;

/**
 * Registers the service worker, which makes pages readable offline. It waits until the page has long been
 * loaded, and does nothing for people who save data.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || isDataSaverOn()) return;
  const register = () => {
    window.setTimeout(() => {
      // The site works without the service worker too, only not offline.
      navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
    }, REGISTER_DELAY_MS);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
