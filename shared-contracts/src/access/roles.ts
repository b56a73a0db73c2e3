import type { Department } from './departments';

/** Roles of a signed-in person. A leader is a member with a department; `pastor` and `elder` help to administer. */
export const ROLES = ['member', 'leader', 'pastor', 'elder', 'admin'] as const;
/** What a person is in the congregation: member, leader, elder, pastor or administrator. */
export type Role = (typeof ROLES)[number];

/** Who acts: the part of a session that decides what is allowed. `null` is a visitor. */
export interface Actor {
  readonly id: number;
  readonly role: Role;
  readonly department: Department | null;
}

/** Roles that land on the admin dashboard after the member sign-in. */
export const ADMIN_AREA_ROLES: readonly Role[] = ['admin', 'pastor', 'elder'];

/** Whether this person enters the admin areas: administrators, pastors, elders, and the communication department. */
export function entersAdminArea(actor: Actor | null): boolean {
  return actor !== null && (ADMIN_AREA_ROLES.includes(actor.role) || actor.department === 'communication');
}

/** Whether this person has full oversight: the administrator role, or the communication department. */
export function hasFullOversight(actor: Actor | null): boolean {
  return actor !== null && (actor.role === 'admin' || actor.department === 'communication');
}

/** Whether this person manages content at all: with full oversight, or for a department. */
export function managesContent(actor: Actor | null): boolean {
  return actor !== null && (entersAdminArea(actor) || actor.department !== null);
}
