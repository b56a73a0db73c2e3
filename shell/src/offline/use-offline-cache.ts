import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Target } from '@narthex/shared-contracts';
import { usesLessData } from '@narthex/shared-contracts/low-data';
import { whenIdle } from './when-idle';

/**
 * Tells the service worker which public page is shown, so that it caches the page. The worker itself sees
 * only navigations of the browser, not those of the router.
 */
export function useOfflineCache(target: Target): void {
  const { pathname, search } = useLocation();
  const isPublic = target.kind === 'remote' && target.access === 'public';
  const isFirst = useRef(true);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { controller, ready } = navigator.serviceWorker;
    // If the worker was already active, it has seen the navigation to the first page.
    const isKnown = isFirst.current && controller !== null;
    isFirst.current = false;
    if (isKnown || !isPublic || usesLessData()) return;
    const message = { type: 'page-shown', url: LANGUAGE_BASE + pathname + search };
    return whenIdle(() => void ready.then(({ active }) => active?.postMessage(message)));
  }, [isPublic, pathname, search]);
}
