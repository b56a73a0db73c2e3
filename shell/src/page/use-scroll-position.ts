import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findAnchor, findHeading, moveFocusTo } from './page-anchor';

const TIME_LIMIT_MS = 3_000;

/** After any of these events the person has chosen a position, which must not be changed. */
const INTERACTION_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Tries at once and then in every frame, until it succeeds, the person interacts, or the time is over.
 * Returns a function that stops it.
 */
function retryUntilInteraction(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const stop = new AbortController();
  const { signal } = stop;
  const end = performance.now() + TIME_LIMIT_MS;
  const retry = () => {
    if (signal.aborted) return;
    if (attempt() || performance.now() > end) stop.abort();
    else requestAnimationFrame(retry);
  };
  for (const event of INTERACTION_EVENTS) {
    window.addEventListener(event, () => stop.abort(), { passive: true, signal });
  }
  requestAnimationFrame(retry);
  return () => stop.abort();
}

interface PageUrl {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Returns an id of a history entry. The key alone isn't unique, because entries that the browser created
 * share one.
 */
const entryId = ({ pathname, search, hash }: PageUrl, key: string) => `${key} ${pathname}${search}${hash}`;

/** Returns the id of the entry in the address bar, which is ahead of the document during a page change. */
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
 * Sets the scroll position after a navigation: the top, the anchor in the URL or, after going back, the
 * earlier position. Within one page the browser does it.
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

  // The layout effect runs before the paint, so that the page is never visible in the old position.
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
