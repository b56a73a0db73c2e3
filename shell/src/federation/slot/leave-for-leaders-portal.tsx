import { endSession } from '@narthex/shared-auth';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useSignInPath } from '../../routing/use-route';

/** Clears an incomplete session and redirects from a leaders' dashboard to the sign-in. */
export function LeaveForLeadersPortal() {
  useEffect(() => endSession(), []);
  return <Navigate to={useSignInPath()} replace />;
}
