import type { Door } from '../../access/guard-floors';
import { paths } from '../paths';

/** Describes a page of the host itself to shell and server. */
export interface PortalRecord {
  readonly path: string;
  /** Lists other paths of the page, in lower case. */
  readonly aliases?: readonly string[];
  readonly title: string;
  /** Names the sign-in that the page belongs to. */
  readonly door: Door;
  /** Lists the query parameters that the server reads. */
  readonly query?: readonly string[];
  /**
   * If true, the page is in the sitemap. The sign-ins of leaders and administrators need not be found by
   * search engines.
   */
  readonly isListed?: boolean;
}

/** New members get this path of their own. */
export const MEMBERS_PORTAL = '/members-portal';

/**
 * Names a page of the host itself: a sign-in, a password reset, the farewell after deletion, or the preview.
 */
export type Portal = Door | 'forgot-password' | 'reset-password' | 'goodbye' | 'preview';

/** Lists every page of the host itself. The shell decides which component renders it. */
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

/** Returns the portals that belong into the sitemap. */
export const listedPortals = (): readonly PortalRecord[] =>
  Object.values(PORTALS).filter(({ isListed }) => isListed);
