import type { Department } from './departments';

/**
 * A signed-in person has one of these roles. A leader is a member with a department; `pastor` and `elder`
 * help to administer.
 */
export const ROLES = ['member', 'leader', 'pastor', 'elder', 'admin'] as const;
/** Names a person's role in the congregation. */
export type Role = (typeof ROLES)[number];

/**
 * Describes the acting person by the part of the session that decides what is allowed. A visitor is `null`.
 */
export interface Actor {
  readonly id: number;
  readonly role: Role;
  readonly department: Department | null;
  /**
   * Lists what the person may do through the code of an isolated remote; undefined if they act through the shell
   * or a core remote.
   */
  readonly uses?: readonly string[];
}

/** People with these roles land on the admin dashboard after they sign in at the members' portal. */
const ADMIN_AREA_ROLES: readonly Role[] = ['admin', 'pastor', 'elder'];

/** Returns true for administrators, pastors, elders and the communication department. */
export function entersAdminArea(actor: Actor | null): boolean {
  return actor !== null && (ADMIN_AREA_ROLES.includes(actor.role) || actor.department === 'communication');
}

/** Returns true for administrators and the communication department. */
export function hasFullOversight(actor: Actor | null): boolean {
  return actor !== null && (actor.role === 'admin' || actor.department === 'communication');
}

/** Returns true for everybody who manages content: people of the admin areas and leaders of a department. */
export function managesContent(actor: Actor | null): boolean {
  return actor !== null && (entersAdminArea(actor) || actor.department !== null);
}
