import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A page behind a guard that is built in English alone: the browser goes to its one URL. */
export function LeaveForEnglish() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.location.replace(pathname + search + hash), [pathname, search, hash]);
  return null;
}
