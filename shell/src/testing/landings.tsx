import type { ReactElement } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { withShell } from './with-shell';

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
