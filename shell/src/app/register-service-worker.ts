const WAIT = 3_000;

interface Connection {
  readonly saveData?: boolean;
}

/**
 * Lets the pages be read without a connection. It begins long after the page is there, and not at all for people who
 * asked for few bytes.
 */
export function registerServiceWorker(): void {
  const connection: Connection | undefined = Reflect.get(navigator, 'connection');
  if (!('serviceWorker' in navigator) || connection?.saveData === true) return;
  const register = () => {
    window.setTimeout(() => {
      // Without it the site works as well, just not without a connection.
      navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
    }, WAIT);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
