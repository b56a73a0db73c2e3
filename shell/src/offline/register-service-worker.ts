import { usesLessData } from '@narthex/shared-contracts/low-data';

export const SERVICE_WORKER = '/service-worker.js';

const REGISTER_DELAY_MS = 3_000;

/**
 * Registers the service worker, which makes pages readable offline. It waits until the page has long been
 * loaded, and does nothing for people who save data.
 *
 * @param script The URL of its script, which the page's policy trusts.
 */
export function registerServiceWorker(script: string): void {
  if (!('serviceWorker' in navigator) || usesLessData()) return;
  const register = () => {
    window.setTimeout(() => {
      // The site works without the service worker too, only not offline.
      navigator.serviceWorker.register(script).catch(() => undefined);
    }, REGISTER_DELAY_MS);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
