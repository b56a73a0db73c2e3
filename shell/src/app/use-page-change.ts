import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After going to another page: scrolls up, moves focus to its heading, and returns what a screen reader should hear.
 * The first page of a document is left alone.
 */
export function usePageChange(): string {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (!hash) window.scrollTo(0, 0);
    const main = document.getElementById('content');
    const moveFocus = () => {
      const heading = main?.querySelector<HTMLElement>('h1');
      if (!heading) return false;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      setAnnouncement(document.title);
      return true;
    };
    if (!main || moveFocus()) return;
    // The page is still loading: its heading comes later.
    setAnnouncement('Loading...');
    const observer = new MutationObserver(() => {
      if (moveFocus()) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, hash]);
  return announcement;
}
