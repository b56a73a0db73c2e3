import {
  MINISTRY_DEPARTMENTS,
  entersAdminArea,
  type Actor,
  type Department,
} from '@narthex/shared-contracts';
import type { Activity } from '@narthex/shared-contracts/schemas/dashboard';

/** How far a person's own overview reaches. */
export interface Reach {
  /** The one department whose things they see; null for the whole church's. */
  readonly department: Department | null;
  readonly seesPeople: boolean;
  readonly seesPrayers: boolean;
  readonly seesFunds: boolean;
}

export function reachOf(actor: Actor): Reach {
  const isAdmin = entersAdminArea(actor);
  const ministry = MINISTRY_DEPARTMENTS.find((department) => department === actor.department);
  return {
    department: isAdmin ? null : (ministry ?? null),
    seesPeople: isAdmin || actor.department === 'pastoral',
    seesPrayers: isAdmin || actor.department === 'pastoral' || actor.department === 'prayer',
    seesFunds: isAdmin || actor.department === 'finance',
  };
}

/** The kinds of activity that name nothing this person may not know. */
export function activityTypes(reach: Reach): Activity['type'][] {
  return [
    'event',
    ...(reach.department === null ? (['sermon'] as const) : []),
    ...(reach.seesPeople ? (['member'] as const) : []),
    ...(reach.seesPrayers ? (['prayer'] as const) : []),
  ];
}
