import { MINISTRY_DEPARTMENTS, type Actor, type Department } from '@narthex/shared-contracts';

/** Returns the ministry that a person acts for; it is null for people who act for the whole church. */
export function findActingMinistry(actor: Actor | null): Department | null {
  return MINISTRY_DEPARTMENTS.find((department) => department === actor?.department) ?? null;
}
