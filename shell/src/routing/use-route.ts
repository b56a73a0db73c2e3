import { useSession } from '@narthex/shared-auth';
import { PORTALS, resolveTarget, type Target } from '@narthex/shared-contracts';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../app/shell-context';
import { decide, findMenu, type MenuEntry } from './resolve-route';

/** What the path in the bar shows. */
export function useTarget(): Target {
  const { registry } = useShell();
  const { pathname } = useLocation();
  const department = useSession((session) => session.actor?.department ?? null);
  return useMemo(() => resolveTarget(registry, pathname, department), [registry, pathname, department]);
}

/** Follows the decision on the target for whoever is signed in. */
export function useDecision(target: Target) {
  const { registry } = useShell();
  const { pathname } = useLocation();
  return useSession((session) => decide(target, { registry, session, pathname }));
}

/** Follows the places of the signed-in person. */
export function useMenu(): readonly MenuEntry[] {
  const { registry } = useShell();
  const session = useSession((current) => current);
  return useMemo(() => findMenu(registry, session), [registry, session]);
}

/** The sign-in that fits the page, with the way back to it. */
export function useSignInPath(): { pathname: string; search: string } {
  const { door } = useTarget();
  const { pathname, search } = useLocation();
  return {
    pathname: PORTALS[door].path,
    search: `?return_to=${encodeURIComponent(pathname + search)}`,
  };
}
