import { logout } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Signs out by way of the home page. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  // The session ends once the page is gone: ended before, the guard would show its sign-in screen for a moment.
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
