import {
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { UNSAFE_NavigationContext as NavigationContext, resolvePath, useLocation } from 'react-router-dom';
import type { Navigator, To } from 'react-router-dom';
import { hasUnsavedChanges, leaveAfterConfirm, noteArrival } from './unsaved-changes';

/** Returns the router's index of the current history entry, from which the size of a step is calculated. */
function entryIndex(): number | null {
  const state: { readonly idx?: number } | null = window.history.state;
  return state?.idx ?? null;
}

/** Asks for confirmation before links and code navigate to another path. */
function guardNavigator(navigator: Navigator, currentPath: () => string): Navigator {
  const guard = (to: To, go: () => void) => {
    const isOtherPage = resolvePath(to, currentPath()).pathname !== currentPath();
    if (isOtherPage) leaveAfterConfirm(go);
    else go();
  };
  return {
    ...navigator,
    push: (to, state, options) => guard(to, () => navigator.push(to, state, options)),
    replace: (to, state, options) => guard(to, () => navigator.replace(to, state, options)),
    go: (delta) => leaveAfterConfirm(() => navigator.go(delta)),
  };
}

/**
 * Asks for confirmation before Back and Forward lead to another path. The URL has changed by then, so the
 * step is first reverted. Chromium calls listeners of `popstate` in the order in which they were added, even
 * capturing ones. This listener is added once, in a layout effect below the router, and so before the
 * router's own.
 */
function useBackForwardGuard(current: RefObject<string>, key: string): void {
  const index = useRef<number | null>(null);
  useEffect(() => {
    index.current = entryIndex();
  }, [key]);
  useLayoutEffect(() => {
    let isReturning = false;
    const handlePop = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      if (!hasUnsavedChanges() || window.location.pathname === current.current) return;
      const delta = (entryIndex() ?? 0) - (index.current ?? 0);
      if (delta === 0) return;
      // The router must not see a step that is reverted.
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(-delta);
      leaveAfterConfirm(() => window.history.go(delta));
    };
    window.addEventListener('popstate', handlePop, { capture: true });
    return () => window.removeEventListener('popstate', handlePop, { capture: true });
  }, [current]);
}

/**
 * Wraps everything inside the router once. It asks for confirmation before a page with unsaved changes is
 * left.
 */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const { pathname, key } = useLocation();
  const current = useRef(pathname);
  useEffect(() => {
    current.current = pathname;
    noteArrival();
  }, [pathname]);
  useBackForwardGuard(current, key);
  const guarded = useMemo(
    () => ({ ...context, navigator: guardNavigator(context.navigator, () => current.current) }),
    [context],
  );
  return <NavigationContext.Provider value={guarded}>{children}</NavigationContext.Provider>;
}
