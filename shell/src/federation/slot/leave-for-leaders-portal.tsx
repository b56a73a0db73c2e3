import { endSession } from '@narthex/shared-auth';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useSignInPath } from '../../routing/use-route';

/** A leader dashboard without token, user and department: clears what is left of them and goes to sign in. */
export function LeaveForLeadersPortal() {
  useEffect(() => endSession(), []);
  return <Navigate to={useSignInPath()} replace />;
}
