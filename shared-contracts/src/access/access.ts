import { entersAdminArea, hasFullOversight, managesContent, type Actor } from './roles';

/**
 * Descriptors name these levels as guards of their mounts; they are ordered from the widest to the narrowest.
 * They decide who may open a page. What a person may do on it is decided by the capabilities.
 * - `public`: anyone
 * - `signed-in`: anyone with a session
 * - `member`: members; everyone with an account counts as one
 * - `leader`: people who manage content (the policy of the subject narrows it to their department)
 * - `admin`: the admin areas (administrator, pastor, elder, communication department)
 * - `admin-only`: full oversight (administrator, communication department)
 */
export const ACCESS_LEVELS = ['public', 'signed-in', 'member', 'leader', 'admin', 'admin-only'] as const;
/** Names the level of access that a path requires, from `public` to `admin-only`. */
export type Access = (typeof ACCESS_LEVELS)[number];

const CHECKS: Readonly<Record<Access, (actor: Actor | null) => boolean>> = {
  public: () => true,
  'signed-in': (actor) => actor !== null,
  member: (actor) => actor !== null,
  leader: managesContent,
  admin: entersAdminArea,
  'admin-only': hasFullOversight,
};

/**
 * Returns true if the actor has this access; a visitor is `null`. The browser's guards and the server both
 * call it.
 */
export function allows(access: Access, actor: Actor | null): boolean {
  return CHECKS[access](actor);
}

/** Returns the narrower of two access levels, so that a floor can raise an access but never lower it. */
export function narrower(a: Access, b: Access): Access {
  return ACCESS_LEVELS.indexOf(a) >= ACCESS_LEVELS.indexOf(b) ? a : b;
}
