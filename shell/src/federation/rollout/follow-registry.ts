import { hasUnsavedChanges } from '@narthex/shared-auth';
import type { RegistryWatch } from './registry-watch';

/** Returns true if a click leads to another page of this site in this tab. */
function leadsOn(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return false;
  const { origin, pathname } = new URL(link.href);
  return origin === window.location.origin && pathname !== window.location.pathname;
}

/**
 * Checks the registry whenever somebody returns to the tab or follows a link. When versions have changed, the
 * browser itself follows the link, so that the next page starts with the new versions, unless something is
 * unsaved. Returns a function that stops it.
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
  // The capturing listener runs before the router's, which would keep this document.
  document.addEventListener(
    'click',
    (event) => {
      if (!leadsOn(event)) return;
      if (watch.getChanges().isOutdated && !hasUnsavedChanges()) event.stopPropagation();
      else check();
    },
    { capture: true, ...options },
  );
  // A page from the service worker's cache may be old.
  if (navigator.serviceWorker?.controller) check();
  return () => stop.abort();
}
