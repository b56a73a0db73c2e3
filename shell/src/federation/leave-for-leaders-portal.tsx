import { endSession } from '@narthex/shared-auth';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInTarget } from '../routing/sign-in-target';

/** A leader dashboard without token, user and department: clears what is left of them and goes to sign in. */
export function LeaveForLeadersPortal() {
  const location = useLocation();
  useEffect(() => endSession(), []);
  return <Navigate to={signInTarget(location)} replace />;
}
