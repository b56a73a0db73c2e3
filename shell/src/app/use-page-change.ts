import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After going to another page: moves focus to its heading. Says how far the page has come; null for the first page of
 * a document, which is left alone.
 */
export function usePageChange(): 'loading' | 'shown' | null {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [change, setChange] = useState<{ path: string; state: 'loading' | 'shown' } | null>(null);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (!window.location.hash) window.scrollTo(0, 0);
    const arrive = () => {
      const heading = document.querySelector<HTMLElement>('#content h1');
      if (!heading) return false;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
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
