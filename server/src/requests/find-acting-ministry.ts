import { MINISTRY_DEPARTMENTS, type Actor, type Department } from '@narthex/shared-contracts';

/** The ministry a person acts for; null for everyone who acts for the whole church. */
export function findActingMinistry(actor: Actor | null): Department | null {
  return MINISTRY_DEPARTMENTS.find((department) => department === actor?.department) ?? null;
}
