import { paths, resolveHostPath, type Door } from '@narthex/shared-contracts';

/** The path of each sign-in. */
export const DOOR_PATHS: Readonly<Record<Door, string>> = {
  members: paths.members.to(),
  leaders: paths.leaders.to(),
  admin: paths.adminLogin.to(),
};

/** A page of the shell itself: the sign-ins, the way back in for whoever lost their password, and the way out. */
export type Portal = Door | 'forgot-password' | 'reset-password' | 'goodbye' | 'preview';

const PORTAL_PATHS: Readonly<Record<Portal, string>> = {
  ...DOOR_PATHS,
  'forgot-password': paths.forgotPassword.to(),
  'reset-password': paths.resetPassword.to(),
  goodbye: paths.goodbye.to(),
  preview: paths.preview.to(),
};
const PORTALS = Object.keys(PORTAL_PATHS) as readonly Portal[];

/** The portal a path leads to, in whichever shape it was typed. */
export function findPortal(pathname: string): Portal | null {
  const path = resolveHostPath(pathname).toLowerCase();
  return PORTALS.find((portal) => PORTAL_PATHS[portal] === path) ?? null;
}
