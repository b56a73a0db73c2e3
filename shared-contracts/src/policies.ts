import type { Department } from './departments';
import { MINISTRY_DEPARTMENTS } from './departments';
import { entersAdminArea, hasFullOversight, type Actor } from './roles';

/** Something that may belong to a department; `null` belongs to the whole church. */
export interface Owned {
  readonly department: Department | null;
}

const leadsMinistry = (actor: Actor) =>
  MINISTRY_DEPARTMENTS.some((department) => department === actor.department);

const ownOrAll = (actor: Actor, subject: Owned) =>
  entersAdminArea(actor) || (leadsMinistry(actor) && subject.department === actor.department);

/** Who may do what to which subject. One table: the server enforces it, `can()` asks it before a button is drawn. */
export const POLICIES = {
  'event.create': (actor: Actor) => entersAdminArea(actor) || leadsMinistry(actor),
  'event.edit': ownOrAll,
  'event.delete': ownOrAll,
  'event.attendees': ownOrAll,
  'homepage.edit': hasFullOversight,
  'leader.edit': hasFullOversight,
  'announcement.edit': ownOrAll,
} as const;

export type Action = keyof typeof POLICIES;

/** Whether an actor may do this; a visitor (`null`) never may. `subject` is needed where the action names one. */
export function mayDo(action: Action, actor: Actor | null, subject: Owned = { department: null }): boolean {
  return actor !== null && POLICIES[action](actor, subject);
}
