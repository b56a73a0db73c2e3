import { useSession } from '@narthex/shared-auth';
import { PORTALS, resolveTarget, type Target } from '@narthex/shared-contracts';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../app/shell-context';
import { decide, findMenu, type MenuEntry } from './resolve-route';

/** Returns what the current path shows. */
export function useTarget(): Target {
  const { registry } = useShell();
  const { pathname } = useLocation();
  const department = useSession((session) => session.actor?.department ?? null);
  return useMemo(() => resolveTarget(registry, pathname, department), [registry, pathname, department]);
}

/** Returns the guard's decision on a target for the current session. */
export function useDecision(target: Target) {
  const { registry } = useShell();
  const { pathname } = useLocation();
  return useSession((session) => decide(target, { registry, session, pathname }));
}

/** Returns the menu of the signed-in person. */
export function useMenu(): readonly MenuEntry[] {
  const { registry } = useShell();
  const session = useSession((current) => current);
  return useMemo(() => findMenu(registry, session), [registry, session]);
}

/** Returns the sign-in page of the current page, with a parameter that leads back. */
export function useSignInPath(): { pathname: string; search: string } {
  const { door } = useTarget();
  const { pathname, search } = useLocation();
  return {
    pathname: PORTALS[door].path,
    search: `?return_to=${encodeURIComponent(pathname + search)}`,
  };
}
