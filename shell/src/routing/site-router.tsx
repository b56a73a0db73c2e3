import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Router, createBrowserHistory, type Location } from '../federation/sharing/history-router';
import { endOpening, startOpening } from './opening-page';

/** A page that loads for longer shows what it has, and which of its parts load. */
const MAX_WAIT_MS = 4_000;

export interface SiteRouterProps {
  readonly basename?: string;
  /** Loads code and data of a page that is to be opened. Never rejects. */
  readonly load?: (location: Location) => Promise<void>;
  readonly children: ReactNode;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Keeps the address bar and the page in step, as `BrowserRouter` does. Like a browser, it shows the page before until
 * the next one can be rendered; `useIsOpening` tells those who show that it loads.
 */
export function SiteRouter({ basename, load, children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, show] = useState({ action: history.action, location: history.location });
  const opened = useRef(location);
  const { pathname } = location;
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        startOpening();
        opened.current = location;
        const open = () => {
          if (opened.current === location) startTransition(() => show({ action, location }));
        };
        const loaded = load?.(location);
        // A page shows its own parts, such as the results of a search, as it sees fit.
        if (loaded && location.pathname !== pathname)
          void Promise.race([loaded, wait(MAX_WAIT_MS)]).then(open);
        else open();
      }),
    [history, load, pathname],
  );
  useLayoutEffect(endOpening, [location]);
  return (
    <Router basename={basename} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
