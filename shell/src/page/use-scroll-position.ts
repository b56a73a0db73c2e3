import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { headOf, moveFocusTo, placeOf } from './page-anchor';
import { tryForAWhile } from './retry-until-interaction';

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Names an entry of the history. The key alone doesn't: entries that the browser made share one. */
const entryOf = ({ pathname, search, hash }: Address, key: string) => `${key} ${pathname}${search}${hash}`;

/** The entry the address bar shows; on the way to another page the document is still behind it. */
function entryInBar(): string {
  const state: { readonly key?: string } | null = window.history.state;
  return entryOf(window.location, state?.key ?? 'default');
}

function scrollTo(top: number): boolean {
  window.scrollTo({ top, left: 0, behavior: 'instant' });
  return Math.abs(window.scrollY - top) < 2;
}

function showPlace(hash: string, behavior: ScrollBehavior): boolean {
  const place = placeOf(hash);
  if (!place) return false;
  place.scrollIntoView({ behavior });
  moveFocusTo(headOf(place));
  return true;
}

/**
 * Where the page is scrolled to after going somewhere: the top, the place that the address names, or on the way back
 * where the person was. What happens on one page by itself is the browser's.
 */
export function useScrollPosition(): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const entry = entryOf({ pathname, search, hash }, key);
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
      return isOtherPage && top !== undefined ? tryForAWhile(() => scrollTo(top)) : undefined;
    }
    if (isOtherPage) scrollTo(0);
    return hash ? tryForAWhile(() => showPlace(hash, isOtherPage ? 'instant' : 'auto')) : undefined;
  }, [entry, pathname, hash, type]);
}
