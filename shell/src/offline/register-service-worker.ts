import { isDataSaverOn } from './data-saver';

const REGISTER_DELAY_MS = 3_000;

/**
 * Lets the pages be read without a connection. It begins long after the page is there, and not at all for people who
 * asked for few bytes.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || isDataSaverOn()) return;
  const register = () => {
    window.setTimeout(() => {
      // Without it the site works as well, just not without a connection.
      navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
    }, REGISTER_DELAY_MS);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
