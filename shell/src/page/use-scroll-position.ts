import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findAnchor, findHeading, moveFocusTo } from './page-anchor';
import { retryUntilInteraction } from './retry-until-interaction';

interface PageUrl {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Names an entry of the history. The key alone doesn't: entries that the browser made share one. */
const entryId = ({ pathname, search, hash }: PageUrl, key: string) => `${key} ${pathname}${search}${hash}`;

/** The entry the address bar shows; on the way to another page the document is still behind it. */
function entryInBar(): string {
  const state: { readonly key?: string } | null = window.history.state;
  return entryId(window.location, state?.key ?? 'default');
}

function scrollTo(top: number): boolean {
  window.scrollTo({ top, left: 0, behavior: 'instant' });
  return Math.abs(window.scrollY - top) < 2;
}

function showAnchor(hash: string, behavior: ScrollBehavior): boolean {
  const anchor = findAnchor(hash);
  if (!anchor) return false;
  anchor.scrollIntoView({ behavior });
  moveFocusTo(findHeading(anchor));
  return true;
}

/**
 * Where the page is scrolled to after going somewhere: the top, the anchor that the URL names, or on the way back
 * where the person was. What happens on one page by itself is the browser's.
 */
export function useScrollPosition(): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const entry = entryId({ pathname, search, hash }, key);
  const shown = useRef({ entry, pathname });
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    const remember = () => {
      if (shown.current.entry === entryInBar()) positions.current.set(shown.current.entry, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  // Before the page is painted: it would be seen where the one before stood.
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.entry === entry) return;
    shown.current = { entry, pathname };
    const isOtherPage = before.pathname !== pathname;
    if (type === 'POP') {
      const top = positions.current.get(entry);
      return isOtherPage && top !== undefined ? retryUntilInteraction(() => scrollTo(top)) : undefined;
    }
    if (isOtherPage) scrollTo(0);
    return hash ? retryUntilInteraction(() => showAnchor(hash, isOtherPage ? 'instant' : 'auto')) : undefined;
  }, [entry, pathname, hash, type]);
}
