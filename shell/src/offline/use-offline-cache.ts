import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Target } from '@narthex/shared-contracts';
import { isDataSaverOn } from './data-saver';
import { whenIdle } from './when-idle';

/**
 * Tells the service worker which public page is shown, so that it can be read later without a connection: it sees
 * navigations only, not pages that are reached by links inside the site.
 */
export function useOfflineCache(target: Target): void {
  const { pathname, search } = useLocation();
  const isPublic = target.kind === 'remote' && target.access === 'public';
  const isFirst = useRef(true);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { controller, ready } = navigator.serviceWorker;
    // The navigation to the first page went through the worker, if it was there already.
    const isKnown = isFirst.current && controller !== null;
    isFirst.current = false;
    if (isKnown || !isPublic || isDataSaverOn()) return;
    const message = { type: 'page-shown', url: LANGUAGE_BASE + pathname + search };
    return whenIdle(() => void ready.then(({ active }) => active?.postMessage(message)));
  }, [isPublic, pathname, search]);
}
