import { entersAdminArea, hasFullOversight, managesContent, type Actor } from './roles';

/**
 * Who may open a mount, from widest to narrowest: the guards that descriptors name. What a person may do inside is
 * asked of the capabilities, on the server and in the browser.
 * - `public`: anyone
 * - `signed-in`: anyone with a session
 * - `member`: members; everyone with an account counts as one
 * - `leader`: people who manage content (the policy of the subject narrows it to their department)
 * - `admin`: the admin areas (administrator, pastor, elder, communication department)
 * - `admin-only`: full oversight (administrator, communication department)
 */
export const ACCESS_LEVELS = ['public', 'signed-in', 'member', 'leader', 'admin', 'admin-only'] as const;
/** What a path may ask of a person, from nothing to the administrators. */
export type Access = (typeof ACCESS_LEVELS)[number];

const CHECKS: Readonly<Record<Access, (actor: Actor | null) => boolean>> = {
  public: () => true,
  'signed-in': (actor) => actor !== null,
  member: (actor) => actor !== null,
  leader: managesContent,
  admin: entersAdminArea,
  'admin-only': hasFullOversight,
};

/** Whether this actor (`null` for a visitor) has this access. The browser's guards and the server ask the same question here. */
export function allows(access: Access, actor: Actor | null): boolean {
  return CHECKS[access](actor);
}

/** The narrower of two access levels: a floor can only be raised. */
export function narrower(a: Access, b: Access): Access {
  return ACCESS_LEVELS.indexOf(a) >= ACCESS_LEVELS.indexOf(b) ? a : b;
}
