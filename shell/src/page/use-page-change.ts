import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findHeading, moveFocusTo, findAnchor } from './page-anchor';

/**
 * Records if the person uses something around the page while it loads, such as a menu, which must then keep
 * the focus.
 */
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

let hasChanged = false;

/** Returns true once the page of this document has changed. */
export const hasPageChanged = (): boolean => hasChanged;

/**
 * After a page change, moves the focus to the heading of the page or to the anchor in the URL. Returns the
 * state of the change, and null for the first page of a document, whose focus isn't changed. An isolated remote
 * does the same in its own frame. @param isFirstChange Is true if even the first page counts as a change.
 */
export function usePageChange(isFirstChange = false): 'loading' | 'shown' | null {
  const { pathname } = useLocation();
  const before = useRef(isFirstChange ? null : pathname);
  const [change, setChange] = useState<{ path: string; state: 'loading' | 'shown' } | null>(null);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    hasChanged = true;
    let isElsewhere = () => false;
    const arrive = () => {
      if (document.querySelector('#content iframe[data-shown]')) {
        setChange(null);
        return true;
      }
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
