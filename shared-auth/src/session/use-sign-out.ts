import { paths } from '@narthex/shared-contracts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { endSession, logout } from './session';
import { leaveAfterConfirm } from '../unsaved-changes/unsaved-changes';

/** Goes to a public page and runs `end` once the closed page is gone: run before, its guard would lead to a sign-in screen. */
function useLeaveThen(to: string, end: () => void): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isLeaving = useRef(false);
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(
    () => () => {
      if (!isLeaving.current) return;
      isLeaving.current = false;
      latest.current();
    },
    [pathname],
  );
  return () => {
    isLeaving.current = true;
    void navigate(to);
  };
}

/** Signs the person of a closed page out by way of the home page. */
export function useSignOut(): () => void {
  const leave = useLeaveThen(paths.home.to(), () => void logout());
  return () => leaveAfterConfirm(leave);
}

/** For a session that the server has ended already: goes to a public page and forgets it in this browser. */
export function useSessionEnd(to: string): () => void {
  return useLeaveThen(to, endSession);
}
