import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findHeading, moveFocusTo, findAnchor } from './page-anchor';

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
    const arrive = () => {
      const heading = document.querySelector<HTMLElement>('#content h1');
      if (!heading) return false;
      const anchor = findAnchor(window.location.hash);
      moveFocusTo(anchor ? findHeading(anchor) : heading);
      setChange({ path: pathname, state: 'shown' });
      return true;
    };
    if (arrive()) return;
    setChange({ path: pathname, state: 'loading' });
    const observer = new MutationObserver(() => {
      if (arrive()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
  return change?.path === pathname ? change.state : null;
}
