import { DOORS, paths, resolveHostPath, type Door } from '@narthex/shared-contracts';

/** The path of each sign-in. */
export const DOOR_PATHS: Readonly<Record<Door, string>> = {
  members: paths.members.to(),
  leaders: paths.leaders.to(),
  admin: paths.adminLogin.to(),
};

/** The portal a path leads to, in whichever shape it was typed. */
export function findPortal(pathname: string): Door | null {
  const path = resolveHostPath(pathname).toLowerCase();
  return DOORS.find((door) => DOOR_PATHS[door] === path) ?? null;
}
