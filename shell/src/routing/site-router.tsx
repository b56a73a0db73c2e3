import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, createBrowserHistory, type Location } from '../federation/sharing/history-router';
import { endOpening, startOpening } from './opening-page';

interface SiteRouterProps {
  readonly basename?: string;
  /** Is called as soon as a page is to be opened, so that its code and its data load at the same time. */
  readonly onOpen?: (location: Location) => void;
  readonly children: ReactNode;
}

/**
 * Keeps the address bar and the page in step, as `BrowserRouter` does. Like a browser, it shows the page before until
 * the next one can be rendered; `useIsOpening` tells those who show that it loads.
 */
export function SiteRouter({ basename, onOpen, children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, show] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen((next) => {
        startOpening();
        startTransition(() => show(next));
        onOpen?.(next.location);
      }),
    [history, onOpen],
  );
  useLayoutEffect(endOpening, [location]);
  return (
    <Router basename={basename} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
