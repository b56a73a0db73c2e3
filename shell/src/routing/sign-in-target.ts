import { paths } from '@narthex/shared-contracts';

export interface SignInTarget {
  readonly pathname: string;
  readonly search: string;
}

const LEADER_DASHBOARD = /^\/(communication|senior-admin|department)-dashboard(\/|$)/i;

/** The door that fits a closed page, with the way back to it. */
export function signInTarget({ pathname, search }: { pathname: string; search: string }): SignInTarget {
  return {
    pathname: doorFor(pathname),
    search: `?return_to=${encodeURIComponent(pathname + search)}`,
  };
}

function doorFor(pathname: string): string {
  if (/^\/admin(\/|$)/i.test(pathname)) return paths.adminLogin.to();
  return LEADER_DASHBOARD.test(pathname) ? paths.leaders.to() : paths.members.to();
}
