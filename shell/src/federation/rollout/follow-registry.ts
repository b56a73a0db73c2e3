import { hasUnsavedChanges } from '@narthex/shared-auth';
import type { RegistryWatch } from './registry-watch';

/** Whether a click on a link leads to another page of this site in this tab. */
function leadsOn(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return false;
  const { origin, pathname } = new URL(link.href);
  return origin === window.location.origin && pathname !== window.location.pathname;
}

/**
 * Asks for the registry whenever somebody comes back to the tab or follows a link. Where versions have changed the link is
 * followed by the browser itself, so that the next page begins with the new ones; never past unsaved work. Returns how to stop.
 */
export function followRegistry(watch: RegistryWatch): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const check = () => void watch.check();
  window.addEventListener('focus', check, options);
  window.addEventListener('popstate', check, options);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') check();
    },
    options,
  );
  // Before the router's own listener, which would keep this document.
  document.addEventListener(
    'click',
    (event) => {
      if (!leadsOn(event)) return;
      if (watch.getChanges().isOutdated && !hasUnsavedChanges()) event.stopPropagation();
      else check();
    },
    { capture: true, ...options },
  );
  // A page that the service worker has kept may be from long ago.
  if (navigator.serviceWorker?.controller) check();
  return () => stop.abort();
}
