import { paths } from '@narthex/shared-contracts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { endSession, logout } from './session';
import { leaveAfterConfirm } from '../unsaved-changes/unsaved-changes';

/**
 * Navigates to a public page and runs `end` once the guarded page is unmounted. If `end` ran earlier, the
 * guard would redirect to a sign-in screen.
 */
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

/**
 * Returns a function that signs the person out and navigates to the home page, after confirmation if
 * something is unsaved.
 */
export function useSignOut(): () => void {
  const leave = useLeaveThen(paths.home.to(), () => void logout());
  return () => leaveAfterConfirm(leave);
}

/**
 * Returns a function for a session that the server has ended: it navigates to a public page and deletes the
 * session from this browser.
 */
export function useSessionEnd(to: string): () => void {
  return useLeaveThen(to, endSession);
}
