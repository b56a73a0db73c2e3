import { paths } from '@narthex/shared-contracts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { logout } from './session';
import { leaveAfterConfirm } from '../unsaved-changes/unsaved-changes';

/** Signs the person of a closed page out by way of the home page. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isLeaving = useRef(false);
  // The session ends once the closed page is gone: ended before, its guard would lead to a sign-in screen.
  useEffect(
    () => () => {
      if (!isLeaving.current) return;
      isLeaving.current = false;
      void logout();
    },
    [pathname],
  );
  return () =>
    leaveAfterConfirm(() => {
      isLeaving.current = true;
      void navigate(paths.home.to());
    });
}
