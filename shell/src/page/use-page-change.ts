import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findHeading, moveFocusTo, findAnchor } from './page-anchor';

/** Notes whether somebody who waits for a page uses what stands around it, such as a menu: it has to stay open then. */
function watchUse() {
  let hasInteracted = false;
  const stop = new AbortController();
  for (const type of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(type, () => (hasInteracted = true), { signal: stop.signal });
  }
  return {
    isElsewhere: () =>
      hasInteracted &&
      document.activeElement !== document.body &&
      document.activeElement?.closest('#content') === null,
    stop: () => stop.abort(),
  };
}

/**
 * After going to another page: moves focus to its heading, or to the anchor its URL names. Says how far the page has
 * come; null for the first page of a document, which is left alone.
 */
export function usePageChange(): 'loading' | 'shown' | null {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [change, setChange] = useState<{ path: string; state: 'loading' | 'shown' } | null>(null);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    let isElsewhere = () => false;
    const arrive = () => {
      const heading = document.querySelector<HTMLElement>('#content h1');
      if (!heading) return false;
      const anchor = findAnchor(window.location.hash);
      if (!isElsewhere()) moveFocusTo(anchor ? findHeading(anchor) : heading);
      setChange({ path: pathname, state: 'shown' });
      return true;
    };
    if (arrive()) return;
    setChange({ path: pathname, state: 'loading' });
    const use = watchUse();
    isElsewhere = use.isElsewhere;
    const stop = () => {
      use.stop();
      observer.disconnect();
    };
    const observer = new MutationObserver(() => {
      if (arrive()) stop();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return stop;
  }, [pathname]);
  return change?.path === pathname ? change.state : null;
}
