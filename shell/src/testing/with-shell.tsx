import type { ReactElement } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ShellProvider } from '../app/shell-context';
import { RemoteResources } from '../federation/loading/remote-resource';
import { siteRegistry } from './fake-registry';

/** Provides a part of the shell with the registry of a whole site, in which no remote loads. */
export function withShell(part: ReactElement): ReactElement {
  const shell = {
    registry: siteRegistry(),
    resources: new RemoteResources(null),
    report: () => undefined,
    renderedSlot: null,
  };
  return <ShellProvider value={shell}>{part}</ShellProvider>;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`arrived at ${pathname}${search}`}</p>;
}

/** Renders a page under test on its own path; any other path renders its name. */
export function withLandings(path: string, page: ReactElement): ReactElement {
  return withShell(
    <Routes>
      <Route path={path} element={page} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
  );
}
