import { paths } from '@narthex/shared-contracts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { logout } from './session';

/** Signs the person of a dashboard out by way of the home page. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  // The session ends once the dashboard is gone: ended before, the guard would lead to a sign-in screen.
  useEffect(
    () => () => {
      if (isLeaving.current) void logout();
    },
    [],
  );
  return () => {
    isLeaving.current = true;
    void navigate(paths.home.to());
  };
}
