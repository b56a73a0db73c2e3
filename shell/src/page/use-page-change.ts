import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { takeWatch } from '../routing/opening-page';
import { findHeading, moveFocusTo, findAnchor } from './page-anchor';

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
    const use = takeWatch();
    const arrive = () => {
      if (document.querySelector('#content iframe[data-shown]')) {
        setChange(null);
        return true;
      }
      const heading = document.querySelector<HTMLElement>('#content h1');
      if (!heading) return false;
      const anchor = findAnchor(window.location.hash);
      if (!use.isElsewhere()) moveFocusTo(anchor ? findHeading(anchor) : heading);
      setChange({ path: pathname, state: 'shown' });
      return true;
    };
    if (arrive()) {
      use.stop();
      return;
    }
    setChange({ path: pathname, state: 'loading' });
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
