import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Redirects the browser to the English URL of a page behind a guard that has no build in this language. */
export function LeaveForEnglish() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.location.replace(pathname + search + hash), [pathname, search, hash]);
  return null;
}
