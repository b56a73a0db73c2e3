import type { Door } from '../../access/guard-floors';
import { paths } from '../paths';

/** What shell and server know of a page of the host itself. */
export interface PortalRecord {
  readonly path: string;
  /** Other paths that mean it, in lower case. */
  readonly aliases?: readonly string[];
  readonly title: string;
  /** The sign-in that it belongs to. */
  readonly door: Door;
  /** Query parameters that it reads on the server. */
  readonly query?: readonly string[];
  /** Whether it is in the sitemap. Leaders and administrators need no search engine to find their door. */
  readonly isListed?: boolean;
}

/** A path of its own for people who come to join. */
export const MEMBERS_PORTAL = '/members-portal';

/** A page of the host itself: the sign-ins, the way back in for whoever lost their password, and the way out. */
export type Portal = Door | 'forgot-password' | 'reset-password' | 'goodbye' | 'preview';

/** Every page of the host itself. Which code shows it is the shell's. */
export const PORTALS: Readonly<Record<Portal, PortalRecord>> = {
  members: {
    path: paths.members.pattern,
    aliases: [MEMBERS_PORTAL],
    title: 'Member portal',
    door: 'members',
    query: ['tab'],
    isListed: true,
  },
  leaders: {
    path: paths.leaders.pattern,
    title: 'Leadership portal',
    door: 'leaders',
    query: ['department'],
  },
  admin: { path: paths.adminLogin.pattern, title: 'Administrator sign-in', door: 'admin' },
  'forgot-password': {
    path: paths.forgotPassword.pattern,
    title: 'Forgot your password?',
    door: 'members',
  },
  'reset-password': {
    path: paths.resetPassword.pattern,
    title: 'Choose a new password',
    door: 'members',
  },
  goodbye: { path: paths.goodbye.pattern, title: 'Goodbye', door: 'members' },
  preview: { path: paths.preview.pattern, title: 'Preview', door: 'leaders' },
};

/** Those that a search engine may find. */
export const listedPortals = (): readonly PortalRecord[] =>
  Object.values(PORTALS).filter(({ isListed }) => isListed);
