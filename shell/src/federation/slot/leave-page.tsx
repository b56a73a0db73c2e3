import { endSession } from '@narthex/shared-auth';
import { useEffect } from 'react';
import { useLocation, Navigate } from 'react-router-dom';
import { useSignInPath } from '../../routing/use-route';

/** Redirects the browser to the English URL of a page behind a guard that has no build in this language. */
export function LeaveForEnglish() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.location.replace(pathname + search + hash), [pathname, search, hash]);
  return null;
}

/** Clears an incomplete session and redirects from a leaders' dashboard to the sign-in. */
export function LeaveForLeadersPortal() {
  useEffect(() => endSession(), []);
  return <Navigate to={useSignInPath()} replace />;
}
